import { openFirefox } from './firefox.ts';
import { firstWritesIn } from './first-write.ts';
import { smokeIn } from './smoke.ts';

smokeIn('Firefox', openFirefox);
firstWritesIn('Firefox', openFirefox);
