/** The arguments of `npm run release` for a command of the kit. */
export function releaseArguments(command: string, args: readonly string[]): string[] {
  if (command === 'publish') return [...args];
  // `preview --end <id>`: the id follows.
  if (command === 'preview' && args[0] === '--end') return ['--end-preview', ...args.slice(1)];
  return [`--${command}`, ...args];
}
