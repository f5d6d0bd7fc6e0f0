/** One site for journeys, until the process that started it lets go. */
import { journeyEnvironment, moveAside, withSite } from './journey-world.ts';

const place = Number(process.argv[2]);
moveAside(`e2e-data-${place + 1}`, place);
// One address does in minutes what people do in days.
process.env['REQUESTS_PER_MINUTE'] ??= '0';

await withSite(async () => {
  const released = new Promise<void>((resolve) => process.once('disconnect', resolve));
  process.send?.(journeyEnvironment());
  await released;
});
process.exit();
