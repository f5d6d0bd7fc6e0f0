import { firstWritesIn } from './first-write.ts';
import { smokeIn } from './smoke.ts';
import { openWebkit } from './webkit.ts';

smokeIn('WebKit', openWebkit);
firstWritesIn('WebKit', openWebkit);
