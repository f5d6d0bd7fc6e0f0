import { runScript } from './run-script.ts';
import { apiEnvironment } from './site.ts';

/** Runs a command of the API for an operator. The operator's variables win over those of `npm start`. */
export const operatorCommand = (script: string): Promise<number> =>
  runScript(`api/src/${script}`, process.argv.slice(2), { ...apiEnvironment(), ...process.env });
