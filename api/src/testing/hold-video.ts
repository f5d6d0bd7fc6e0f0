/**
 * A process to be killed during a conversion: `node hold-video.ts <tool> <source> <folder>`. Prints a line once it
 * works.
 */
import path from 'node:path';
import { createVideoTool } from '../outside/video/video-tool.ts';

const [tool = '', source = '', folder = ''] = process.argv.slice(2);

await createVideoTool({ ffmpegPath: tool }).make(
  {
    source: { path: source, kind: 'mp4' },
    hasSound: false,
    outputs: [{ form: 'mp4', path: path.join(folder, 'held.mp4'), width: 1_920, height: 1_080, framesPerSecond: 30 }],
    framePath: path.join(folder, 'held.png'),
  },
  { limitMs: 600_000, onProgress: () => void process.stdout.write('at work\n') },
);
