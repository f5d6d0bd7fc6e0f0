import { z } from 'zod';
import { readSample } from './sample-files.ts';

it('names the file and the field that does not fit', () => {
  const shape = z.array(z.looseObject({ fullName: z.string(), joined: z.string() }));
  expect(() => readSample('people/staff.json', shape)).toThrow(
    /^api\/sample-data\/people\/staff\.json does not fit\.\n {2}0\.joined: .*expected string/,
  );
});
