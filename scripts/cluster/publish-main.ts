/** Publishes the builds as `npm start` does: the variables of `platform/cli/release` say to which site. */
import { publishBuilds } from '../run/publish-builds.ts';

await publishBuilds({ frontSecret: process.env['FRONT_SECRET'] ?? '', say: (line) => console.info(line) });
