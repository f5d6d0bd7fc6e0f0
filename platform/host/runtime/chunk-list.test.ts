/** @jest-environment node */
import webpack from 'webpack';
import { chunkListOf } from './unload.ts';

/** What webpack itself calls the list of a build with this `uniqueName`. */
const listIn = (uniqueName: string): string | undefined => {
  const options = webpack.config.getNormalizedWebpackOptions({ output: { uniqueName } });
  webpack.config.applyWebpackOptionsDefaults(options);
  return options.output.chunkLoadingGlobal;
};

it.each([
  ['learning', '1.0.0-ccd2c61a9a'],
  ['new-area', '10.2.3-0000000000'],
  ['catalog', '1.0.0'],
])('knows webpack’s name for the files of %s %s', (name, version) => {
  expect(chunkListOf(name, version)).toBe(listIn(`${name}@${version}`));
});
