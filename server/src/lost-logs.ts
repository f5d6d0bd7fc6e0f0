/** Survives a closed pipe of logs: by default, Node ends the process at its next line. */
export function surviveLostLogs(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
