/** Whoever reads a server's output may end before it. By itself, Node would end the server at its next line. */
export function surviveLostLogs(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
