import type { CardCourse } from '../CourseCard/CourseCard.tsx';

const picture = (hue: number, word: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="480" height="270" fill="hsl(${hue} 45% 24%)"/><circle cx="380" cy="60" r="130" fill="hsl(${hue} 50% 34%)"/><circle cx="90" cy="250" r="90" fill="hsl(${hue + 30} 65% 56%)"/><text x="36" y="150" font-family="sans-serif" font-size="44" font-weight="700" fill="#fff">${word}</text></svg>`,
  )}`;

/** A course for stories and tests; `over` sets the fields that matter to the case. */
export const sampleCourse = (over: Partial<CardCourse> = {}): CardCourse => ({
  topic: 'React from first principles: components, state and the server',
  thumbnail: { secure_url: picture(190, 'React') },
  createdBy: 'Ananya Iyer',
  level: 'Intermediate',
  language: 'English',
  durationSeconds: 12_000,
  rating: 4.5,
  noOfRatings: 1204,
  price: 2999,
  discount: 50,
  ...over,
});

export const hindiCourse = sampleCourse({
  topic: 'हिन्दी में डेटा साइंस: शून्य से पहली परियोजना तक, पूरे अभ्यास के साथ',
  thumbnail: { secure_url: picture(28, 'डेटा') },
  createdBy: 'राजेश कुमार शर्मा',
  level: 'Beginner',
  language: 'Hindi',
  durationSeconds: 44_400,
  rating: 4,
  noOfRatings: 87,
  price: 499,
  discount: 0,
});

export const tamilCourse = sampleCourse({
  topic: 'தமிழில் இணைய வடிவமைப்பு: முதல் பக்கம் முதல் முழு தளம் வரை',
  thumbnail: { secure_url: picture(330, 'வலை') },
  createdBy: 'கவிதா சுந்தரம்',
  level: 'Advance',
  language: 'Tamil',
  durationSeconds: 0,
  rating: 3.5,
  noOfRatings: 1,
  price: 999,
  discount: 100,
});
