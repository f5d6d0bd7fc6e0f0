import webpack, { type Compiler } from 'webpack';

/**
 * Writes `screen-files.json`: the name of each lazily loaded chunk that was given one (`webpackChunkName`) → its scripts.
 * A screen in a file of its own is named after its path, so that the page can ask for the file early.
 */
export class ScreenFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScreenFiles', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'ScreenFiles', stage }, () => {
        // What the remote exposes is listed in its manifest.
        const lazy = [...compilation.namedChunkGroups].filter(
          ([name, group]) => !group.isInitial() && !name?.startsWith('__federation'),
        );
        const files = lazy.map(([name, group]) => [name, group.getFiles().filter((file) => file.endsWith('.js'))]);
        const text = JSON.stringify(Object.fromEntries(files), null, 1);
        compilation.emitAsset('screen-files.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
