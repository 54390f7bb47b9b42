import * as migration_20261120_204855_initial from './20261120_204855_initial';
import * as migration_20261121_191646_enquiries from './20261121_191646_enquiries';

export const migrations = [
  {
    up: migration_20261120_204855_initial.up,
    down: migration_20261120_204855_initial.down,
    name: '20261120_204855_initial',
  },
  {
    up: migration_20261121_191646_enquiries.up,
    down: migration_20261121_191646_enquiries.down,
    name: '20261121_191646_enquiries'
  },
];
