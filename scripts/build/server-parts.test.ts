import { existsSync } from 'node:fs';
import { viewsEntry } from './server-parts.ts';

// A build without views is not an error, so that a renamed file would cost every first page its content without a word.
it('finds the prerendered views of the catalog', () => {
  expect(existsSync(viewsEntry('mfe-catalog'))).toBe(true);
});
