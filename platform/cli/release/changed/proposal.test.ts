import { type PackageHistory, proposalTable, propose } from './proposal.ts';

const history: PackageHistory = {
  folder: 'mfe-catalog',
  version: '1.2.0',
  tag: 'mfe-catalog@1.2.0',
  files: ['mfe-catalog/src/screens/Home/Home.tsx'],
  outward: ['mfe-catalog/src/remote.tsx', 'mfe-catalog/src/prepare.ts'],
  commits: [],
};

describe('the proposed version', () => {
  it('is a patch when sources changed', () => {
    expect(propose(history)).toMatchObject({ from: '1.2.0', to: '1.2.1', why: 'its sources changed' });
  });

  it('is a minor when what the package offers changed', () => {
    const files = [...history.files, 'mfe-catalog/src/prepare.ts'];
    expect(propose({ ...history, files })).toMatchObject({ to: '1.3.0', why: 'mfe-catalog/src/prepare.ts changed' });
  });

  it('follows what is bundled into the package', () => {
    const files = ['contracts/src/rules/limits.ts', 'shared-ui/src/Button/Button.tsx', 'contracts/src/texts/texts.ts'];
    expect(propose({ ...history, files })).toMatchObject({ to: '1.2.1', why: 'contracts, shared-ui changed' });
  });

  it('leaves a package alone when only tests, stories and words changed', () => {
    const files = ['mfe-catalog/src/a.test.tsx', 'shared-ui/src/A/A.stories.tsx', 'mfe-catalog/README.md'];
    expect(propose({ ...history, files })).toBeUndefined();
    expect(propose({ ...history, files: [] })).toBeUndefined();
  });

  it('keeps a version that somebody raised by hand', () => {
    expect(propose({ ...history, version: '2.0.0' })).toMatchObject({ from: '2.0.0', to: '2.0.0' });
  });

  it('is the one it has before the first release', () => {
    expect(propose({ ...history, tag: undefined })).toMatchObject({ to: '1.2.0', why: 'its first release' });
  });

  it('is told in one line each', () => {
    const proposals = [propose(history), propose({ ...history, folder: 'shell', tag: undefined })];
    expect(proposalTable(proposals.flatMap((one) => one ?? []))).toBe(
      '  mfe-catalog    1.2.0 → 1.2.1   its sources changed\n  shell          1.2.0           its first release',
    );
  });
});
