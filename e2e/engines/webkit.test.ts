import { smokeIn } from './smoke.ts';
import { openWebkit } from './webkit.ts';

smokeIn('WebKit', openWebkit);
