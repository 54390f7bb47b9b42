import * as migration_20261120_204855_initial from './20261120_204855_initial';

export const migrations = [
  {
    up: migration_20261120_204855_initial.up,
    down: migration_20261120_204855_initial.down,
    name: '20261120_204855_initial'
  },
];
