import webpack, { type Compiler } from 'webpack';

const isUpdate = (value: unknown): boolean => typeof value === 'string' && value.includes('.hot-update.');

const withoutUpdates = (text: string): string =>
  JSON.stringify(
    JSON.parse(text, (_, value: unknown) => (Array.isArray(value) ? value.filter((one) => !isUpdate(one)) : value)),
  );

/** Takes past hot updates out of a remote's manifest: a page opened afterwards would run them before what they update. */
export class ManifestWithoutUpdates {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ManifestWithoutUpdates', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tap({ name: 'ManifestWithoutUpdates', stage }, () => {
        if (!compilation.getAsset('mf-manifest.json')) return;
        compilation.updateAsset(
          'mf-manifest.json',
          (source) => new webpack.sources.RawSource(withoutUpdates(source.source().toString())),
        );
      });
    });
  }
}
