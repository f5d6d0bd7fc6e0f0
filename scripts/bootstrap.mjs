// Plain JavaScript without dependencies: runs on any Node, installs missing packages, then runs the given script on the
// project's own Node. `node scripts/bootstrap.mjs scripts/start.ts [arguments]`
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.vidya-lock');
const isWindows = process.platform === 'win32';
const ownNode = path.join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');

function install() {
  console.info('Installing packages (a few minutes the first time) …');
  // Builds and commands need them in production too.
  const done = spawnSync('npm', ['ci', '--include=dev'], { cwd: root, stdio: 'inherit', shell: isWindows });
  if (done.status !== 0) {
    console.error('npm ci failed: the lines above say why.');
    process.exit(1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, lock);
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) install();
if (!existsSync(ownNode)) {
  console.error(`The project's Node is missing at node_modules/node. Install it with: npm ci --include=dev`);
  process.exit(1);
}
const [script, ...rest] = process.argv.slice(2);
const env = { ...process.env, PATH: path.join(root, 'node_modules/.bin') + path.delimiter + process.env.PATH };
const child = spawn(ownNode, [path.join(root, script), ...rest], { cwd: root, stdio: 'inherit', env });
// Ctrl-C reaches the whole process group; a SIGTERM reaches only this process, which forwards it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm sends a signal only to its shell, which ends without forwarding it: so the shell's end counts as the signal.
const parent = process.ppid;
const hasLostNpm = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
setInterval(() => hasLostNpm() && child.kill('SIGTERM'), 300).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
