import * as migration_20261120_204850_initial from './20261120_204850_initial';

export const migrations = [
  {
    up: migration_20261120_204850_initial.up,
    down: migration_20261120_204850_initial.down,
    name: '20261120_204850_initial'
  },
];
