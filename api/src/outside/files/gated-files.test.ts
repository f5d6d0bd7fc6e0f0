import type { FileStore } from './file-store.ts';
import { gatedFiles } from './gated-files.ts';

it('opens for who took a method along while it was closed', async () => {
  let isOpen = false;
  const presign = (key: string) => Promise.resolve(`https://store.example/${key}`);
  const files = gatedFiles({ presign } as unknown as FileStore, () => isOpen);
  const { presign: taken } = files;
  await expect(taken?.('a.mp4', 'video/mp4')).rejects.toThrow('Not read yet');
  isOpen = true;
  expect(await taken?.('a.mp4', 'video/mp4')).toBe('https://store.example/a.mp4');
});

it('fails at once where files are listed', () => {
  const list = () => undefined;
  const files = gatedFiles({ list } as unknown as FileStore, () => false);
  expect(() => files.list()).toThrow('Not read yet');
});
