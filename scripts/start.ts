/** Builds what changed, fills an empty database, starts everything and says where it is: `npm start`. */
import path from 'node:path';
import { build } from './build.ts';
import { dataFolder } from './run/folders.ts';
import { type PortName, portOf, ports, requireFreePorts } from './run/ports.ts';
import { ProcessGroup } from './run/processes.ts';
import { seed } from './run/seed.ts';
import { siteAddress, startSite } from './run/site.ts';

const say = (line: string): void => console.info(line);

const isProduction = process.env['NODE_ENV'] === 'production';
const people = ['learner@vidya.example', 'instructor@vidya.example', 'admin@vidya.example'];

function tellWhere(): void {
  say('');
  say(`  Vidya is running at ${siteAddress()}`);
  if (!isProduction) {
    say(`  Sample sign-ins:    ${people.join(', ')} (password: vidya-demo)`);
    say(`  Mail inbox:         http://127.0.0.1:${portOf('sandbox')}/inbox`);
  }
  say('  Stop with Ctrl-C');
  say('');
}

async function start(group: ProcessGroup): Promise<void> {
  await requireFreePorts(Object.keys(ports) as PortName[]);
  say('Building what changed …');
  await build();
  say('Preparing the database …');
  await seed(['--size', isProduction ? 'empty' : 'demo', '--if-empty']);
  say('Starting …');
  await startSite(group, say);
  tellWhere();
  await group.death;
}

const group = new ProcessGroup(path.join(dataFolder(), 'logs'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void group.stop().then(() => process.exit(0)));
}
try {
  await start(group);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await group.stop();
  process.exit(1);
}
