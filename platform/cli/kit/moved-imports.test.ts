import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { movedImports } from './moved-imports.ts';

const area = mkdtempSync(path.join(tmpdir(), 'vidya-moved-'));
afterAll(() => rmSync(area, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(area, file)), { recursive: true });
  writeFileSync(path.join(area, file), text);
};

const dist = 'node_modules/@vidya/contracts/dist';
write(`${dist}/calls/catalogue.d.ts`, 'export type CourseListQuery = {};\nexport declare const listCourses: 1;\n');
write(`${dist}/browser/calls.d.ts`, 'export declare const listCourses: 1;\n');
write(`${dist}/browser/keys.d.ts`, "export * as keys from './query-keys.js';\n");
write(`${dist}/texts/messages.d.ts`, "export { account, session } from './messages/account.js';\n");

it('names the module of each name that moved, for calls the one for browsers, and what there is no more', () => {
  write(
    'src/remote.tsx',
    "import { keys as cached } from '@vidya/contracts/browser/keys';\nimport React from 'react';\n",
  );
  write(
    'src/data/newest.ts',
    `import {
  type CourseListQuery,
  listCourses as list,
} from '@vidya/contracts/calls/course';
import type { session } from "@vidya/contracts/release/messages";
import { blurb } from '@vidya/contracts/browser/keys';
`,
  );
  expect(movedImports(area)).toEqual([
    "src/data/newest.ts: import CourseListQuery from '@vidya/contracts/calls/catalogue' instead of '@vidya/contracts/calls/course'.",
    "src/data/newest.ts: import listCourses from '@vidya/contracts/browser/calls' instead of '@vidya/contracts/calls/course'.",
    "src/data/newest.ts: import session from '@vidya/contracts/texts/messages' instead of '@vidya/contracts/release/messages'.",
    "src/data/newest.ts: do without blurb of '@vidya/contracts/browser/keys', which the contracts no longer have.",
  ]);
});
