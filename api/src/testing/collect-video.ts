/** Converts in this process and exits normally: `node --gc-interval=500 collect-video.ts <source> <folder>`. */
import path from 'node:path';
import { createPackageEngine } from '../outside/video/video-package.ts';

const [file = '', folder = ''] = process.argv.slice(2);
const engine = await createPackageEngine();
const source = { path: file, kind: 'mp4' } as const;
const size = { width: 160, height: 90, framesPerSecond: 15 };
const made = { form: 'mp4', path: path.join(folder, 'collected.mp4'), ...size } as const;
const framePath = path.join(folder, 'collected.png');

const { hasSound } = await engine.probe(source);
await engine.make({ source, hasSound, outputs: [made], framePath }, () => undefined);
await engine.drawFrame({ source: { path: made.path, kind: 'mp4' }, atSeconds: 1, path: framePath });
