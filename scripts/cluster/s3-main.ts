/** An S3 with its objects in a folder: `node scripts/cluster/s3-main.ts <port> <folder> <origins>`. */
import { confirmAfterWriting } from '../../api/src/testing/s3.ts';
import { createS3Server } from '../tools/s3rver.ts';

const [port, directory = '', origins = ''] = process.argv.slice(2);

// Pages read streams of films by script.
const cors = `<CORSConfiguration><CORSRule>${origins
  .split(',')
  .map((origin) => `<AllowedOrigin>${origin}</AllowedOrigin>`)
  .join(
    '',
  )}<AllowedMethod>GET</AllowedMethod><AllowedMethod>HEAD</AllowedMethod><AllowedHeader>Range</AllowedHeader></CORSRule></CORSConfiguration>`;

const configureBuckets = [{ name: 'vidya', configs: [cors] }];
const server = createS3Server({ address: '127.0.0.1', port: Number(port), silent: true, directory, configureBuckets });
confirmAfterWriting(server.store);
process.once('SIGTERM', () => process.exit(0));
await server.run();
