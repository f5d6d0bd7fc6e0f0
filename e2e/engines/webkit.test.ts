import { openWebkit } from './webkit.ts';
import { smokeIn } from './smoke.ts';

smokeIn('WebKit', openWebkit);
