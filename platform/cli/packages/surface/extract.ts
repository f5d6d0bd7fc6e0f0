import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../../scripts/config/webpack/shared.ts';
import { loadTool } from '../../../../scripts/tools/tools.ts';

interface Message {
  category: string;
  handled: boolean;
  formatMessageWithLocation(root: string): string;
}

/** What is used of API Extractor. */
interface ApiExtractor {
  Extractor: {
    invoke(
      config: object,
      options: { localBuild: boolean; messageCallback: (message: Message) => void },
    ): { succeeded: boolean };
  };
  ExtractorConfig: { prepare(options: object): object };
  ExtractorMessageCategory: { Compiler: string };
}

/** 'calls/call' → 'calls_call': a report names a module like a namespace. */
const namespaceOf = (module: string): string => module.replaceAll(/\W+/g, '_');

type Exports = Record<string, string | { types?: string; default?: string }>;

/** A line for each module that a package offers, all of them in one entry, because API Extractor reads one. */
function entryOf(folder: string): string {
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { exports: Exports };
  const lines = Object.entries(exports).flatMap(([name, target]) => {
    if (typeof target === 'string' || !target.types || !target.default) return [];
    const found = globSync(target.types.replace('*', '**/*'), { cwd: folder }).toSorted();
    return found.map((file) => {
      const module = name === './*' ? file.replace(/^dist\//, '').replace(/\.d\.ts$/, '') : name.replace(/^\.\/?/, '');
      const from = `'./${file.replaceAll('\\', '/').replace(/\.d\.ts$/, '.js')}'`;
      return module === '' ? `export * from ${from};` : `export * as ${namespaceOf(module)} from ${from};`;
    });
  });
  return `${lines.join('\n')}\n`;
}

const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  jsx: 'react-jsx',
  types: ['node', 'jest'],
  typeRoots: [path.join(root, 'node_modules/@types')],
};

const silent = { default: { logLevel: 'none' as const } };

/**
 * Describes what a package offers: every declaration that its modules export, and those behind them.
 *
 * @param folder an assembled package, absolute
 * @returns the report, Markdown
 */
export function reportOf(folder: string): string {
  const { Extractor, ExtractorConfig, ExtractorMessageCategory } = loadTool<ApiExtractor>('@microsoft/api-extractor');
  const entry = path.join(folder, 'surface.d.ts');
  const name = path.basename(folder);
  const temporary = path.join(path.dirname(folder), 'reports');
  mkdirSync(path.join(temporary, 'accepted'), { recursive: true });
  writeFileSync(entry, entryOf(folder));
  try {
    const config = ExtractorConfig.prepare({
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: entry,
        newlineKind: 'lf',
        compiler: { overrideTsconfig: { compilerOptions, include: ['surface.d.ts'] } },
        apiReport: {
          enabled: true,
          includeForgottenExports: true,
          reportFolder: path.join(temporary, 'accepted'),
          reportTempFolder: temporary,
          reportFileName: name,
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: { default: { logLevel: 'error' as const } },
          extractorMessageReporting: silent,
          tsdocMessageReporting: silent,
        },
      },
      configObjectFullPath: undefined,
      packageJsonFullPath: path.join(folder, 'package.json'),
    });
    const wrong: string[] = [];
    const { succeeded } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
        if (message.category === ExtractorMessageCategory.Compiler) wrong.push(message.formatMessageWithLocation(root));
      },
    });
    if (!succeeded) throw new Error(`API Extractor cannot read ${name}:\n${wrong.join('\n')}`);
    return readFileSync(path.join(temporary, `${name}.api.md`), 'utf8');
  } finally {
    rmSync(entry);
    rmSync(temporary, { recursive: true, force: true });
  }
}
