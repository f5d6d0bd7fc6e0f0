import { BLOCKCHAIN_HASH } from './content/blockchain-hash.ts';
import { CLOUD_AUTOSCALING } from './content/cloud-autoscaling.ts';
import { CPP_RAII } from './content/cpp-raii.ts';
import { DATA_MEAN_MEDIAN } from './content/data-mean-median.ts';
import { DESIGN_CACHE_ASIDE } from './content/design-cache-aside.ts';
import { DSA_BINARY_SEARCH } from './content/dsa-binary-search.ts';
import { GENAI_NEXT_WORD } from './content/genai-next-word.ts';
import { JAVA_BYTECODE } from './content/java-bytecode.ts';
import { ML_TRAIN_TEST } from './content/ml-train-test.ts';
import { MYSQL_INDEX } from './content/mysql-index.ts';
import { NET_TCP_HANDSHAKE } from './content/net-tcp-handshake.ts';
import { OS_VIRTUAL_MEMORY } from './content/os-virtual-memory.ts';
import { UI_CONTRAST } from './content/ui-contrast.ts';
import { WEB_COMPONENT_STATE } from './content/web-component-state.ts';
import { WEB_PAGE_HINDI } from './content/web-page-hindi.ts';
import type { Lecture } from './lecture.ts';

/** One narrated lecture for each category, and one in Hindi. */
export const ALL_LECTURES: readonly Lecture[] = [
  WEB_COMPONENT_STATE,
  WEB_PAGE_HINDI,
  DATA_MEAN_MEDIAN,
  ML_TRAIN_TEST,
  GENAI_NEXT_WORD,
  MYSQL_INDEX,
  BLOCKCHAIN_HASH,
  CLOUD_AUTOSCALING,
  DSA_BINARY_SEARCH,
  OS_VIRTUAL_MEMORY,
  NET_TCP_HANDSHAKE,
  JAVA_BYTECODE,
  DESIGN_CACHE_ASIDE,
  UI_CONTRAST,
  CPP_RAII,
];
