import { z } from 'zod';
import { readSample } from '../sample-files.ts';
import { personShape } from './person.ts';

export const ADMIN_EMAIL = 'admin@vidya.example';
export const OPERATIONS_EMAIL = 'operations@vidya.example';

export const STAFF = readSample('people/staff.json', z.array(personShape));
