/** `npm run lint` */
import { lint } from './check/lint.ts';

const { failed } = await lint();
process.exitCode = failed > 0 ? 1 : 0;
