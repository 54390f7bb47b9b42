import * as migration_20261120_204855_initial from './20261120_204855_initial';
import * as migration_20261121_191646_enquiries from './20261121_191646_enquiries';
import * as migration_20261121_203527_releases from './20261121_203527_releases';
import * as migration_20261121_231543_release_way from './20261121_231543_release_way';
import * as migration_20261123_134959_release_changes from './20261123_134959_release_changes';
import * as migration_20261123_135804_texts_by_parent from './20261123_135804_texts_by_parent';
import * as migration_20261123_142208_enquiry_consents from './20261123_142208_enquiry_consents';
import * as migration_20261123_170249_account_limits from './20261123_170249_account_limits';
import * as migration_20261123_183600_plain_texts from './20261123_183600_plain_texts';
import * as migration_20261123_203818_saved_by from './20261123_203818_saved_by';
import * as migration_20261125_042219_doors from './20261125_042219_doors';
import * as migration_20261125_090422_named_team from './20261125_090422_named_team';
import * as migration_20261125_092002_add_sharing from './20261125_092002_add_sharing';
import * as migration_20261126_043605_translating from './20261126_043605_translating';
import * as migration_20261126_052339_add_recordings from './20261126_052339_add_recordings';
import * as migration_20261126_061714_machine_drafts from './20261126_061714_machine_drafts';
import * as migration_20261126_213543_sets from './20261126_213543_sets';
import * as migration_20261129_223856_add_notices from './20261129_223856_add_notices';
import * as migration_20261130_011812_own_brand from './20261130_011812_own_brand';
import * as migration_20261130_014331_picture_tags from './20261130_014331_picture_tags';

export const migrations = [
  {
    up: migration_20261120_204855_initial.up,
    down: migration_20261120_204855_initial.down,
    name: '20261120_204855_initial',
  },
  {
    up: migration_20261121_191646_enquiries.up,
    down: migration_20261121_191646_enquiries.down,
    name: '20261121_191646_enquiries',
  },
  {
    up: migration_20261121_203527_releases.up,
    down: migration_20261121_203527_releases.down,
    name: '20261121_203527_releases',
  },
  {
    up: migration_20261121_231543_release_way.up,
    down: migration_20261121_231543_release_way.down,
    name: '20261121_231543_release_way',
  },
  {
    up: migration_20261123_134959_release_changes.up,
    down: migration_20261123_134959_release_changes.down,
    name: '20261123_134959_release_changes',
  },
  {
    up: migration_20261123_135804_texts_by_parent.up,
    down: migration_20261123_135804_texts_by_parent.down,
    name: '20261123_135804_texts_by_parent',
  },
  {
    up: migration_20261123_142208_enquiry_consents.up,
    down: migration_20261123_142208_enquiry_consents.down,
    name: '20261123_142208_enquiry_consents',
  },
  {
    up: migration_20261123_170249_account_limits.up,
    down: migration_20261123_170249_account_limits.down,
    name: '20261123_170249_account_limits',
  },
  {
    up: migration_20261123_183600_plain_texts.up,
    down: migration_20261123_183600_plain_texts.down,
    name: '20261123_183600_plain_texts',
  },
  {
    up: migration_20261123_203818_saved_by.up,
    down: migration_20261123_203818_saved_by.down,
    name: '20261123_203818_saved_by',
  },
  {
    up: migration_20261125_042219_doors.up,
    down: migration_20261125_042219_doors.down,
    name: '20261125_042219_doors',
  },
  {
    up: migration_20261125_090422_named_team.up,
    down: migration_20261125_090422_named_team.down,
    name: '20261125_090422_named_team',
  },
  {
    up: migration_20261125_092002_add_sharing.up,
    down: migration_20261125_092002_add_sharing.down,
    name: '20261125_092002_add_sharing',
  },
  {
    up: migration_20261126_043605_translating.up,
    down: migration_20261126_043605_translating.down,
    name: '20261126_043605_translating',
  },
  {
    up: migration_20261126_052339_add_recordings.up,
    down: migration_20261126_052339_add_recordings.down,
    name: '20261126_052339_add_recordings',
  },
  {
    up: migration_20261126_061714_machine_drafts.up,
    down: migration_20261126_061714_machine_drafts.down,
    name: '20261126_061714_machine_drafts',
  },
  {
    up: migration_20261126_213543_sets.up,
    down: migration_20261126_213543_sets.down,
    name: '20261126_213543_sets',
  },
  {
    up: migration_20261129_223856_add_notices.up,
    down: migration_20261129_223856_add_notices.down,
    name: '20261129_223856_add_notices',
  },
  {
    up: migration_20261130_011812_own_brand.up,
    down: migration_20261130_011812_own_brand.down,
    name: '20261130_011812_own_brand',
  },
  {
    up: migration_20261130_014331_picture_tags.up,
    down: migration_20261130_014331_picture_tags.down,
    name: '20261130_014331_picture_tags'
  },
];
