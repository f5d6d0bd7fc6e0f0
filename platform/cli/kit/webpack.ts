import type { Configuration } from 'webpack';

/** The webpack configuration of `vidya build`, for a team that runs webpack itself. */
export default async function areaConfig({ isDevelopment = false } = {}): Promise<Configuration> {
  process.env['VIDYA_AREA_FOLDER'] ??= process.cwd();
  const { remoteConfig } = await import('../../../scripts/config/webpack/remote.ts');
  const { ownArea } = await import('./own-area.ts');
  const config = remoteConfig({ folder: `mfe-${ownArea()}`, version: 'development', isDevelopment });
  // Builds of this repository start with an empty folder: there, servers' parts are written in parallel.
  return { ...config, output: { ...config.output, clean: true } };
}
