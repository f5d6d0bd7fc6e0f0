import type { SignedFile } from '@vidya/server/file-address';
import type { FileStore } from './file-store.ts';
import { gatedFiles } from './gated-files.ts';

const film = { key: 'a.mp4', type: 'video/mp4' };

it('opens for who took a method along while it was closed', async () => {
  let isOpen = false;
  const presign = ({ key }: SignedFile) => Promise.resolve(`https://store.example/${key}`);
  const files = gatedFiles({ presign } as unknown as FileStore, () => isOpen);
  const { presign: taken } = files;
  await expect(taken?.(film)).rejects.toThrow('Not read yet');
  isOpen = true;
  expect(await taken?.(film)).toBe('https://store.example/a.mp4');
});

it('fails at once where files are listed', () => {
  const list = () => undefined;
  const files = gatedFiles({ list } as unknown as FileStore, () => false);
  expect(() => files.list()).toThrow('Not read yet');
});
