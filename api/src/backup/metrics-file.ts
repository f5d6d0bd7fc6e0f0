import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandMetrics } from '@vidya/server/metrics/table';

/**
 * Writes that a command has just succeeded into METRICS_FOLDER, where a collector of text files reads it; without the
 * variable it writes nothing. A reader never sees half a file.
 */
export async function noteSuccess(name: keyof typeof commandMetrics, at = new Date()): Promise<void> {
  const folder = process.env['METRICS_FOLDER'];
  if (!folder) return;
  const { name: metric, help, kind } = commandMetrics[name];
  const file = path.join(folder, `${metric}.prom`);
  const text = `# HELP ${metric} ${help}\n# TYPE ${metric} ${kind}\n${metric} ${Math.floor(at.getTime() / 1000)}\n`;
  // Collectors read *.prom only.
  const other = `${file}.${randomUUID()}`;
  await writeFile(other, text);
  await rename(other, file);
}
