import { statSync } from 'node:fs';
import path from 'node:path';

interface TestFile {
  path: string;
}

/** The slowest first. A slow file that starts late leaves the other workers idle at the end. */
const slowFiles = [
  'layouts',
  'authoring-lectures',
  'authoring-uploads',
  'late-font',
  'quiz-time',
  'payout-account',
  'earnings',
  'scheduled-publish',
  'memory',
  'video-formats',
  'faults-alone',
  'faults-previous',
  'course-detail-people',
  'coupons',
  'hostile-words',
  'learner',
];

/** Orders the journeys: the slow files, then the others by size. Jest itself has no times in a fresh clone. */
export default class SlowFirst {
  sort(tests: readonly TestFile[]): TestFile[] {
    const place = ({ path: file }: TestFile): number => {
      const at = slowFiles.indexOf(path.basename(file, '.test.ts'));
      return at < 0 ? slowFiles.length : at;
    };
    const size = ({ path: file }: TestFile): number => statSync(file).size;
    return tests.toSorted((one, other) => place(one) - place(other) || size(other) - size(one));
  }

  /** Part of Jest's interface: there are no times to remember. */
  cacheResults(): void {}
}
