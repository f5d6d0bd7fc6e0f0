import webpack, { type Compilation, type Compiler } from 'webpack';

type Stage = 'ADDITIONS' | 'REPORT' | 'AFTER_REPORT';
const stages: Record<Stage, number> = {
  ADDITIONS: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS,
  REPORT: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
  AFTER_REPORT: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1,
};

/** Runs `work` for the assets of each compilation at a stage of their processing. */
export function onAssets(
  compiler: Compiler,
  name: string,
  stage: Stage,
  work: (compilation: Compilation) => void,
): void {
  compiler.hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.processAssets.tap({ name, stage: stages[stage] }, () => work(compilation));
  });
}

export function emitJson(compilation: Compilation, file: string, value: unknown): void {
  compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(value, null, 1)));
}
