import type { JudgedMeasure } from '../../../calls/choices.ts';

/** One measure by which a canary is judged against its control group: the share of bad visits. */
interface MeasureRule {
  /** What a bad visit did, as the end of '8 of 8 visits …'. */
  did: string;
  /** The measure, as the end of 'too few to tell about …'. */
  about: string;
  /** A difference of bad rates up to this stops no canary. */
  tolerance: number;
  /** A canary is proven good when its bad rate exceeds the control's by less than this. */
  margin: number;
  /** Few control visits are filled up with good ones. Not for measures that are often bad in good versions too. */
  isRare: boolean;
}

const rare = { tolerance: 0, margin: 0.02, isRare: true };
const slow = { tolerance: 0.02, margin: 0.1, isRare: false };

export const rules = {
  failed: { ...rare, did: 'failed', about: 'failures' },
  callFailed: { ...rare, did: 'had a call that the API could not understand or serve', about: 'failed calls' },
  blank: { ...rare, margin: 0.05, did: 'showed nothing three seconds after arrival', about: 'blank pages' },
  frameBroken: {
    ...rare,
    margin: 0.05,
    did: 'had a hidden header, or one whose links led to nothing',
    about: 'the header',
  },
  pressIgnored: { tolerance: 0, margin: 0.05, isRare: false, did: 'had a press that led to nothing', about: 'presses' },
  rehearsalFailed: { ...rare, margin: 0.05, did: 'failed in rehearsal', about: 'the rehearsal' },
  slowLoad: { ...slow, did: 'waited longer than 2.5 s for the area', about: 'load times' },
  slowLcp: { ...slow, did: 'saw the largest part later than 2.5 s', about: 'largest paints' },
  slowInp: { ...slow, did: 'had a reaction slower than 200 ms', about: 'slow reactions' },
  noBusiness: {
    tolerance: 0,
    margin: 0.02,
    isRare: false,
    did: 'ended without what the area is for',
    about: 'what the area is for',
  },
} as const satisfies Record<JudgedMeasure, MeasureRule>;

/** What a bad visit did, and what the measure is about. `counts`: what the area declares of its business count. */
export function wordsOf(measure: JudgedMeasure, counts?: string): Pick<MeasureRule, 'did' | 'about'> {
  return measure === 'noBusiness' && counts
    ? { did: `ended without “${counts}”`, about: `“${counts}”` }
    : rules[measure];
}

/** In ms. Web Vitals' bounds of 'good' for LCP and INP. */
export const slowAfterMs = { loadMs: 2_500, lcpMs: 2_500, inpMs: 200 } as const;
