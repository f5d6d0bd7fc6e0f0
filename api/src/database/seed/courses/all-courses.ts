import { BLOCKCHAIN } from './blockchain.ts';
import { C_PLUS_PLUS } from './c-plus-plus.ts';
import { CLOUD_COMPUTING } from './cloud-computing.ts';
import { COMPUTER_NETWORKS } from './computer-networks.ts';
import type { CourseDraft } from './course-draft.ts';
import { DATA_SCIENCE } from './data-science.ts';
import { DATA_STRUCTURES } from './data-structures.ts';
import { GENERATIVE_AI } from './generative-ai.ts';
import { JAVA } from './java.ts';
import { MACHINE_LEARNING } from './machine-learning.ts';
import { MYSQL } from './mysql.ts';
import { OPERATING_SYSTEM } from './operating-system.ts';
import { SYSTEM_DESIGN } from './system-design.ts';
import { UI_UX } from './ui-ux.ts';
import { WEB_DEVELOPMENT } from './web-development.ts';

/** Every course of the sample catalogue: 48 published, 2 drafts, 1 archived. */
export const ALL_COURSES: readonly CourseDraft[] = [
  ...WEB_DEVELOPMENT,
  ...DATA_SCIENCE,
  ...MACHINE_LEARNING,
  ...GENERATIVE_AI,
  ...MYSQL,
  ...BLOCKCHAIN,
  ...CLOUD_COMPUTING,
  ...DATA_STRUCTURES,
  ...OPERATING_SYSTEM,
  ...COMPUTER_NETWORKS,
  ...JAVA,
  ...SYSTEM_DESIGN,
  ...UI_UX,
  ...C_PLUS_PLUS,
];
