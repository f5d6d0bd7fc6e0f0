import { offeredYears } from '../rules/offered-years.ts';
import {
  count,
  duration,
  joinedDate,
  lengthText,
  monthInIndia,
  monthKeys,
  monthName,
  paise,
  rupees,
  shortDate,
  timeOfDay,
} from './format.ts';

describe('money', () => {
  it('groups the Indian way', () => {
    expect(rupees(1499)).toBe('₹1,499');
    expect(rupees(100_000)).toBe('₹1,00,000');
    expect(count(1204)).toBe('1,204');
    expect(count(0.125)).toBe('0.13');
  });
  it('divides paise by a hundred', () => {
    expect(paise(149_900)).toBe('Rs. 1,499');
    expect(paise(149_950)).toBe('Rs. 1,499.5');
  });
});

describe('dates', () => {
  it('writes September with three letters, whatever the locale says', () => {
    expect(shortDate('2025-09-09T06:30:00Z')).toBe('9 Sep 2025');
  });
  it('lives in India: late on 31 December in London is January', () => {
    expect(shortDate('2025-12-31T20:00:00Z')).toBe('1 Jan 2026');
    expect(monthInIndia('2025-12-31T18:29:59Z')).toEqual({ year: 2025, month: 'Dec' });
    expect(monthInIndia('2025-12-31T18:30:00Z')).toEqual({ year: 2026, month: 'Jan' });
  });
  it.each([null, undefined, '', 'yesterday'])('says so when there is none: %s', (value) => {
    expect(shortDate(value)).toBe('Not Available');
  });
  it('writes the time of day in India', () => {
    expect(timeOfDay('2026-11-20T20:45:00.000Z')).toMatch(/^02:15\sam$/);
  });
  it('writes joined dates as in Britain, and counts the days in India', () => {
    expect(joinedDate('2025-03-04T06:30:00Z')).toBe('04/03/2025');
    expect(joinedDate('2025-03-04T18:30:00Z')).toBe('05/03/2025');
  });
  it('offers the years from 2024 to now', () => {
    expect(offeredYears(new Date('2026-06-01T00:00:00Z'))).toEqual([2024, 2025, 2026]);
  });
  it('knows the months by key and by name', () => {
    expect(monthKeys).toHaveLength(12);
    expect(monthName('Sep')).toBe('September');
  });
  it('tells the length of a video', () => {
    expect(duration(135)).toBe('2:15');
    expect(duration(3725)).toBe('1:02:05');
  });
  it('tells the length of many videos in words', () => {
    expect([40, 600, 7200, 12_000].map(lengthText)).toEqual(['1 min', '10 min', '2 h', '3 h 20 min']);
  });
});
