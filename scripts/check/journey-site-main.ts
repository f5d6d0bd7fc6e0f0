/** Runs one site for journeys until its parent process disconnects. */
import { journeyEnvironment, moveAside, withSite } from './journey-world.ts';

const place = Number(process.argv[2]);
moveAside(`e2e-data-${place + 1}`, place);
// The journeys send many people's requests from one address.
process.env['REQUESTS_PER_MINUTE'] ??= '0';

await withSite(async () => {
  const released = new Promise<void>((resolve) => process.once('disconnect', resolve));
  process.send?.(journeyEnvironment());
  await released;
});
process.exit();
