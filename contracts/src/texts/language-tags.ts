import type { Language } from './choices.ts';

/** BCP 47. Hinglish is Hindi in Latin letters. */
export const languageTags: Record<Language, string> = {
  English: 'en',
  Hindi: 'hi',
  Hinglish: 'hi-Latn',
  Kannada: 'kn',
  Tamil: 'ta',
  Telugu: 'te',
  Bengali: 'bn',
  Gujarati: 'gu',
  Marathi: 'mr',
  Punjabi: 'pa',
  Malayalam: 'ml',
  Assamese: 'as',
  Manipuri: 'mni',
};
