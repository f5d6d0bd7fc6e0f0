/** The languages that captions may be in, each in its own letters. */
export const captionLanguages = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  mr: 'मराठी',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
  pa: 'ਪੰਜਾਬੀ',
  or: 'ଓଡ଼ିଆ',
  ur: 'اردو',
} as const;

export type CaptionLanguage = keyof typeof captionLanguages;

export const isCaptionLanguage = (language: string): language is CaptionLanguage =>
  Object.hasOwn(captionLanguages, language);

/** What one language of a lecture is to have: the whole text of a .vtt file, or, without one, what is stored now. */
export interface CaptionsEntry {
  language: CaptionLanguage;
  text?: string;
}
