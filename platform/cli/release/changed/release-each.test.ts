import { ReleaseError } from '../release-error.ts';
import type { Proposal } from './proposal.ts';
import { releaseEach } from './release-each.ts';

const proposalOf = (folder: string): Proposal => ({ folder, from: '1.0.0', to: '1.0.1', why: 'tried', commits: [] });
const proposals = ['mfe-catalog', 'mfe-account', 'shell'].map(proposalOf);

it.each([
  ['the gate refuses', new ReleaseError('account may not be published')],
  ['does not build', new Error('Building mfe-account failed.')],
])('releases the others when one %s, and says why that one keeps its version', async (_, error) => {
  const restore = jest.fn();
  const say = jest.fn();
  const release = ({ folder }: Proposal) => (folder === 'mfe-account' ? Promise.reject(error) : Promise.resolve());
  const done = await releaseEach(proposals, { repository: { restore }, release, say });
  expect(done.map(({ folder }) => folder)).toEqual(['mfe-catalog', 'shell']);
  expect(restore.mock.calls).toEqual([[['mfe-account/package.json', 'mfe-account/CHANGELOG.md']]]);
  expect(say.mock.calls).toEqual([[error.message]]);
});
