import type { RemoteReleases } from '../../calls/area-releases.ts';
import { sampleGrant } from '../../testing/sample-grant.ts';
import { endPreview, preview } from './preview.ts';
import type { ReleaseTarget } from './publish/publish.ts';

const id = '0b6f2c1e-4d3a-4a8e-9a51-5c0f7a2f9d11';

function desk() {
  const ended: string[] = [];
  const output: string[] = [];
  const area = { name: 'catalog', ...sampleGrant('catalog'), versions: [{ version: '1.0.0-a' }] };
  const api = {
    list: () => Promise.resolve([area as unknown as RemoteReleases]),
    preview: () => Promise.resolve({ id, token: 'a.b', code: 'K7QF-2MXA-9TRB', expiresAt: '2026-11-25T12:00:00Z' }),
    endPreview: (name: string, wanted: string) => {
      ended.push(`${name} ${wanted}`);
      return Promise.resolve(area as unknown as RemoteReleases);
    },
  };
  return { target: { api } as unknown as ReleaseTarget, output, ended, say: (line: string) => output.push(line) };
}

it('prints the link, the code and how to end it', async () => {
  const { target, output, say } = desk();
  await preview(target, { name: 'catalog', version: undefined, hours: 8 }, say);
  expect(output[1]).toMatch(/\/\?preview=a\.b$/);
  expect(output.slice(2)).toEqual([
    '  code: K7QF-2MXA-9TRB',
    'To end it before:',
    `  npm run release -- catalog --end-preview ${id}`,
  ]);
});

it('ends the preview that is named', async () => {
  const { target, output, ended, say } = desk();
  await endPreview(target, { name: 'catalog', id }, say);
  expect(ended).toEqual([`catalog ${id}`]);
  expect(output).toEqual(['The preview of catalog is over: its link opens nothing any more.']);
});
