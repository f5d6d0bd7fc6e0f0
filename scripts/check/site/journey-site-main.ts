/** Runs one site for journeys until its parent process disconnects. */
import { timeLimit } from '@vidya/contracts/testing/time-limit';
import { journeyEnvironment, moveAside, withSite } from './journey-world.ts';

const place = Number(process.argv[2]);
moveAside(`e2e-data-${place + 1}`, place);
// The journeys send many people's requests from one address.
process.env['REQUESTS_PER_MINUTE'] ??= '0';
// Other tests show what happens under load. Here a busy machine must not turn requests away or leave content out.
process.env['SHED_LOOP_MS'] ??= '0';
process.env['HEAD_WAIT_MS'] ??= String(Math.min(5_000, timeLimit(1_500)));

await withSite(async () => {
  const released = new Promise<void>((resolve) => process.once('disconnect', resolve));
  process.send?.(journeyEnvironment());
  await released;
});
process.exit();
