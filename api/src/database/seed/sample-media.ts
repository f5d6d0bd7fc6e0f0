/** A narrated lecture of api/seed-media: the files are `<key>.mp4`, `.webm`, `.vtt`, `.webp` (poster). */
export interface SampleMedia {
  key: string;
  category: string;
  language: 'en' | 'hi';
  durationSeconds: number;
}

const media = (key: string, category: string, durationSeconds: number, language: 'en' | 'hi' = 'en'): SampleMedia => ({
  key,
  category,
  language,
  durationSeconds,
});

/** Same keys and durations as api/seed-media/manifest.json, which a test compares. */
export const SAMPLE_MEDIA: readonly SampleMedia[] = [
  media('web-component-state', 'web-development', 36),
  media('web-page-hindi', 'web-development', 38, 'hi'),
  media('data-mean-median', 'data-science', 32),
  media('ml-train-test', 'machine-learning', 32),
  media('genai-next-word', 'generative-ai', 35),
  media('mysql-index', 'mysql', 36),
  media('blockchain-hash', 'blockchain', 33),
  media('cloud-autoscaling', 'cloud-computing', 30),
  media('dsa-binary-search', 'data-structures', 32),
  media('os-virtual-memory', 'operating-system', 34),
  media('net-tcp-handshake', 'computer-networks', 36),
  media('java-bytecode', 'java', 33),
  media('design-cache-aside', 'system-design', 30),
  media('ui-contrast', 'ui-ux', 30),
  media('cpp-raii', 'c++', 30),
];

/** What is shown beside a category's own video, so that neighbouring lectures differ. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  'web-development': ['net-tcp-handshake', 'design-cache-aside', 'ui-contrast'],
  'data-science': ['ml-train-test', 'mysql-index'],
  'machine-learning': ['data-mean-median', 'genai-next-word'],
  'generative-ai': ['ml-train-test', 'design-cache-aside'],
  mysql: ['design-cache-aside', 'dsa-binary-search'],
  blockchain: ['net-tcp-handshake', 'dsa-binary-search'],
  'cloud-computing': ['design-cache-aside', 'net-tcp-handshake'],
  'data-structures': ['mysql-index', 'java-bytecode', 'cpp-raii'],
  'operating-system': ['cpp-raii', 'dsa-binary-search'],
  'computer-networks': ['cloud-autoscaling', 'os-virtual-memory'],
  java: ['os-virtual-memory', 'dsa-binary-search'],
  'system-design': ['cloud-autoscaling', 'mysql-index'],
  'ui-ux': ['web-component-state'],
  'c++': ['os-virtual-memory', 'dsa-binary-search'],
};

/** Lectures that a video was made for, by the end of their title. */
const MADE_FOR: readonly (readonly [title: string, key: string])[] = [
  ['State that cannot contradict itself', 'web-component-state'],
  ['Mean, median and the onion market', 'data-mean-median'],
  ['Train, validate, test', 'ml-train-test'],
  ['How an index finds a row', 'mysql-index'],
  ['Hashes: fingerprints of data', 'blockchain-hash'],
  ['Autoscaling', 'cloud-autoscaling'],
  ['Binary search you can prove', 'dsa-binary-search'],
  ['Virtual memory', 'os-virtual-memory'],
  ['TCP: the three-way handshake', 'net-tcp-handshake'],
  ['Cache-aside', 'design-cache-aside'],
  ['Contrast you can measure', 'ui-contrast'],
  ['RAII: the closing brace does the work', 'cpp-raii'],
];

const byKey = new Map(SAMPLE_MEDIA.map((entry) => [entry.key, entry]));

function ownKey(category: string, language: string): string {
  if (language === 'Hindi' && category === 'web-development') return 'web-page-hindi';
  return SAMPLE_MEDIA.find((entry) => entry.category === category)?.key ?? 'web-component-state';
}

/** The video of one lecture: the one made for it, else the category's own in turn with related ones. */
export function mediaFor(lecture: { title: string; category: string; language: string; index: number }): SampleMedia {
  const made = MADE_FOR.find(([title]) => title === lecture.title)?.[1];
  const own = ownKey(lecture.category, lecture.language);
  const turn = [own, ...(RELATED[lecture.category] ?? [])];
  const key = made ?? turn[lecture.index % turn.length] ?? own;
  const found = byKey.get(key);
  if (!found) throw new Error(`No sample video is called ${key}`);
  return found;
}
