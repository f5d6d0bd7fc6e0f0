// Plain JavaScript without dependencies: runs on any Node, installs missing packages, then runs the given script on the
// project's own Node. `node scripts/bootstrap.mjs scripts/start.ts [arguments]`
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.vidya-lock');
const isWindows = process.platform === 'win32';
/** The package of this platform's Node: npm installs the one that fits. */
const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
const packedNode = path.join(root, 'node_modules', nodePackage, 'bin', isWindows ? 'node.exe' : 'node');
const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const lock = createHash('sha256').update(lockText).digest('hex');
const [script, ...rest] = process.argv.slice(2);

/** These run without the development packages (tests, lint, Storybook, lerna), which are two thirds of all. */
const withoutDevelopment = /^scripts\/(start|build|seed|operator\/\w+)\.ts$/;

/** What the stamp says: 'all', 'runtime' (without the development packages), or undefined for nothing or another lock. */
function installedScope() {
  const [installed, scope = 'all'] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : [];
  return { scope: installed === undefined ? undefined : scope, isCurrent: installed === lock };
}

/** Folders of the packages that the lock has for this machine, without packages inside packages. */
function wantedFolders(scope) {
  const ownLibc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  const isForHere = ({ os = [process.platform], cpu = [process.arch], libc = [ownLibc] }) =>
    os.includes(process.platform) && cpu.includes(process.arch) && libc.includes(ownLibc);
  return Object.entries(JSON.parse(lockText).packages)
    .filter(([folder, entry]) => folder.lastIndexOf('node_modules/') === 0 && !entry.link)
    .filter(([, entry]) => isForHere(entry) && (scope === 'all' || !(entry.dev || entry.peer)))
    .map(([folder]) => path.join(root, folder, 'package.json'));
}

/** Prints how many of the packages are there: on one line in a terminal, else a line every few seconds. */
function showProgress(scope) {
  const wanted = wantedFolders(scope);
  const [everyMs, before, after] = process.stdout.isTTY ? [500, '\r', ''] : [5_000, '', '\n'];
  const timer = setInterval(() => {
    const count = wanted.filter((file) => existsSync(file)).length;
    process.stdout.write(`${before}  ${count} of ${wanted.length} packages${after}`);
  }, everyMs);
  return () => {
    clearInterval(timer);
    if (process.stdout.isTTY) process.stdout.write('\n');
  };
}

function npm(args) {
  const child = spawn('npm', args, { cwd: root, stdio: 'inherit', shell: isWindows });
  process.once('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

async function install(scope, isAddition) {
  console.info(`Installing ${scope === 'all' ? 'all packages' : 'the packages to build and run'} …`);
  const hideProgress = showProgress(scope);
  // Packages that are peers only: another bundler, of 51 MB.
  const omitted = scope === 'all' ? ['--include=dev'] : ['--omit=dev', '--omit=peer'];
  // An addition leaves what is there: `npm ci` would begin again.
  const code = await npm(
    isAddition ? ['install', '--no-save', '--prefer-offline', ...omitted] : ['ci', '--prefer-offline', ...omitted],
  );
  hideProgress();
  if (code !== 0) {
    console.error('npm failed: the lines above say why.');
    process.exit(1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${lock} ${scope}`);
}

const { scope, isCurrent } = installedScope();
const wanted = scope === 'all' || !withoutDevelopment.test(script) ? 'all' : 'runtime';
if (!isCurrent || scope !== wanted) await install(wanted, isCurrent);
/** Where no package is published for the platform, the Node that runs this, if it is of the same version. */
function findNode() {
  if (existsSync(packedNode)) return packedNode;
  const [version] = Object.values(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).optionalDependencies,
  );
  if (process.versions.node.split('.')[0] === version.split('.')[0]) return process.execPath;
  console.error(`The project's Node is missing at node_modules/${nodePackage}. Run this with Node ${version}.`);
  process.exit(1);
}

const ownNode = findNode();
const env = {
  // Every process of the site loads some of the same modules.
  NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
  ...process.env,
  PATH: path.join(root, 'node_modules/.bin') + path.delimiter + process.env.PATH,
};
const child = spawn(ownNode, [path.join(root, script), ...rest], { cwd: root, stdio: 'inherit', env });
// Ctrl-C reaches the whole process group; a SIGTERM reaches only this process, which forwards it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm sends a signal only to its shell, which ends without forwarding it: so the shell's end counts as the signal.
const parent = process.ppid;
const hasLostNpm = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
setInterval(() => hasLostNpm() && child.kill('SIGTERM'), 300).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
