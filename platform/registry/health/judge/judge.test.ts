import type { JudgedMeasure } from '../../../calls/choices.ts';
import type { FailureRatio } from './evidence.ts';
import { judge } from './judge.ts';

const tally = (bad: number, of: number): FailureRatio => ({ bad, of });
const good = tally(0, 1_000);

/** Judges one measure; where it is another one, no visit failed. */
const judged = (measure: JudgedMeasure, canary: FailureRatio, control: FailureRatio) =>
  judge({ canary: { failed: good, [measure]: canary }, control: { failed: good, [measure]: control } });

const failed = (canary: FailureRatio, control: FailureRatio) =>
  judge({ canary: { failed: canary }, control: { failed: control } });

describe('a canary is stopped', () => {
  it.each([tally(0, 0), tally(0, 2), tally(0, 8)])('when 8 of 8 visits failed, against %j', (control) => {
    expect(failed(tally(8, 8), control).verdict).toBe('stop');
  });

  it('with a sentence on what was worse', () => {
    expect(failed(tally(22, 60), tally(1, 58)).reason).toBe(
      '22 of 60 visits failed (36.7%), against 1 of 58 (1.7%) in the control group.',
    );
  });

  it.each([
    ['callFailed', tally(8, 8), tally(0, 8)],
    ['blank', tally(8, 8), tally(0, 8)],
    ['frameBroken', tally(8, 8), tally(0, 8)],
    ['pressIgnored', tally(70, 100), tally(5, 100)],
    ['rehearsalFailed', tally(8, 8), tally(0, 8)],
    ['slowLoad', tally(60, 100), tally(10, 100)],
    ['slowLcp', tally(150, 300), tally(60, 300)],
    ['slowInp', tally(150, 300), tally(60, 300)],
    ['noBusiness', tally(400, 400), tally(370, 400)],
  ] as const)('for %s', (measure, canary, control) => {
    const { verdict, evidence } = judged(measure, canary, control);
    expect(verdict).toBe('stop');
    expect(evidence.find((each) => each.measure === measure)).toMatchObject({ canary, control });
  });
});

describe('a canary goes on', () => {
  it.each([
    ['all fails in both groups', tally(8, 8), tally(4, 4)],
    ['7 of 7 failed', tally(7, 7), tally(0, 7)],
    ['as much fails in both', tally(40, 400), tally(40, 400)],
    ['nobody came', tally(0, 0), tally(0, 0)],
    ['few came', tally(0, 20), tally(0, 20)],
  ])('while %s', (_, canary, control) => expect(failed(canary, control).verdict).toBe('not enough yet'));

  it('while it is slower by less than the tolerance', () => {
    expect(judged('slowLcp', tally(21_500, 100_000), tally(20_000, 100_000)).verdict).toBe('proven good');
  });

  it('without any visit', () => {
    const reason = '0 visits, 0 in the control group: too few to tell.';
    expect(judge({ canary: {}, control: {} })).toEqual({ verdict: 'not enough yet', reason, evidence: [] });
  });
});

describe('a canary is proven good', () => {
  it('by enough visits like those of the control group', () => {
    expect(failed(tally(0, 200), tally(0, 200)).verdict).toBe('not enough yet');
    expect(failed(tally(0, 400), tally(0, 400)).verdict).toBe('proven good');
    expect(failed(tally(10, 2_000), tally(9, 2_000)).verdict).toBe('proven good');
  });

  it('sooner by being better', () => expect(failed(tally(0, 8), tally(8, 8)).verdict).toBe('proven good'));

  it('in every measure, or not yet', () => {
    const { verdict, reason } = judged('blank', tally(0, 40), tally(0, 40));
    expect(verdict).toBe('not enough yet');
    expect(reason).toBe('1000 visits, 1000 in the control group: too few to tell about blank pages.');
  });
});
