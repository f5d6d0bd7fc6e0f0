import { withRelease } from './change-log.ts';

const proposal = { folder: 'mfe-catalog', from: '1.0.0', to: '1.0.1', why: 'contracts changed' };
const commits = [
  { hash: 'abc1234', subject: 'Show prices first' },
  { hash: 'def5678', subject: 'Mend the filter' },
];

describe('the change log', () => {
  it('begins with the first release', () => {
    expect(withRelease('', { ...proposal, commits }, '2026-11-22')).toBe(
      '# Changes of mfe-catalog\n\n## 1.0.1 (2026-11-22)\n\n- Show prices first (abc1234)\n- Mend the filter (def5678)\n',
    );
  });

  it('puts the newest release on top and keeps the others', () => {
    const first = withRelease('', { ...proposal, to: '1.0.0', commits }, '2026-11-20');
    const second = withRelease(first, { ...proposal, commits: commits.slice(0, 1) }, '2026-11-22');
    expect(second).toBe(
      '# Changes of mfe-catalog\n\n## 1.0.1 (2026-11-22)\n\n- Show prices first (abc1234)\n' +
        '\n## 1.0.0 (2026-11-20)\n\n- Show prices first (abc1234)\n- Mend the filter (def5678)\n',
    );
  });

  it('says why there is a release without a commit of its own', () => {
    expect(withRelease('', { ...proposal, commits: [] }, '2026-11-22')).toContain(
      '- No commit of its own: contracts changed.\n',
    );
  });
});
