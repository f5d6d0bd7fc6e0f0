/** `npm start`: builds what changed, fills an empty database, starts the site and prints its address. */
import { build } from './build.ts';
import { portOf, ports, requireFreePorts } from './run/ports.ts';
import { withProcessGroup } from './run/processes.ts';
import { seed } from './run/seed.ts';
import { startSite } from './run/site.ts';
import { siteAddress } from './run/site-address.ts';

const say = (line: string): void => console.info(line);

const isProduction = process.env['NODE_ENV'] === 'production';
const people = ['learner@vidya.example', 'instructor@vidya.example', 'admin@vidya.example'];

function printAddresses(): void {
  say('');
  say(`  Vidya is running at ${siteAddress()}`);
  if (!isProduction) {
    say(`  Sample sign-ins:    ${people.join(', ')} (password: vidya-demo)`);
    say(`  Mail inbox:         http://127.0.0.1:${portOf('sandbox')}/inbox`);
  }
  say('  Stop with Ctrl-C');
  say('');
}

await withProcessGroup(async (group) => {
  await requireFreePorts(Object.keys(ports));
  say('Building what changed, and preparing the database …');
  const built = build();
  // Awaited only after the seed.
  built.catch(() => undefined);
  await seed(['--size', isProduction ? 'empty' : 'demo', '--if-empty']);
  await startSite(group, say, { built });
  printAddresses();
});
