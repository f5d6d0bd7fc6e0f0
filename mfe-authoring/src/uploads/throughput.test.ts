import { createThroughput, speedText, timeLeftText } from './throughput.ts';

test('tells the speed of the last seconds, once it has seen enough', () => {
  const throughput = createThroughput();
  expect(throughput.at(0, 1_000)).toBe(0);
  expect(throughput.at(100, 1_100)).toBe(0);
  expect(throughput.at(1_000, 2_000)).toBe(1_000);
  expect(throughput.at(1_000, 20_000)).toBe(0);
  expect(throughput.at(5_000, 21_000)).toBe(4_000);
});

test.each([
  [0, '1 KB/s'],
  [200 * 1024, '200 KB/s'],
  [1023 * 1024, '1.0 MB/s'],
  [2_516_582, '2.4 MB/s'],
])('%d bytes per second are said as %s', (speed, text) => expect(speedText(speed)).toBe(text));

test.each([
  [3, 'a few seconds left'],
  [31, 'about 40 s left'],
  [110, 'about 2 min left'],
  [3_600, 'about 1 h left'],
  [5_400, 'about 1 h 30 min left'],
])('%d seconds are said as %s', (seconds, text) => expect(timeLeftText(seconds)).toBe(text));
