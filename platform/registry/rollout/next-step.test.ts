import { decide, type StepEvidence } from './next-step.ts';

const start = new Date('2026-03-10T06:00:00Z');
const rollout = { stepSince: start, dwellMinutes: 15, share: 5 };

const after = (minutes: number, evidence: Partial<StepEvidence> = {}) =>
  decide(rollout, { verdict: 'unknown', visits: 0, ...evidence }, new Date(start.getTime() + minutes * 60_000));

describe('a step of a rollout', () => {
  it('lasts its dwell, however good it looks', () => {
    expect(after(14.9, { verdict: 'good', visits: 1_000 })).toEqual({ kind: 'wait' });
    expect(after(15, { verdict: 'good' })).toEqual({ kind: 'goOn' });
  });

  it('goes on without harm in enough visits', () => {
    expect(after(15, { visits: 30 })).toEqual({ kind: 'goOn' });
    expect(after(15, { visits: 29 })).toEqual({ kind: 'wait' });
  });

  it('waits for visits four times as long, then halts and says why', () => {
    expect(after(59, { visits: 12 })).toEqual({ kind: 'wait' });
    const reason = 'Not enough yet: 12 visits in 60 minutes at 5%; 30 are needed.';
    expect(after(60, { visits: 12 })).toEqual({ kind: 'halt', reason });
  });

  it('never goes on with harm', () => {
    expect(after(500, { verdict: 'harm', visits: 1_000 })).toEqual({ kind: 'wait' });
  });
});
