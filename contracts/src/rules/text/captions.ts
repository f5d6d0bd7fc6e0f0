/** The languages for captions, each in its own script. */
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
  as: 'অসমীয়া',
  mni: 'মৈতৈলোন্',
  'hi-Latn': 'Hinglish',
} as const;

export type CaptionLanguage = keyof typeof captionLanguages;

export const isCaptionLanguage = (language: string): language is CaptionLanguage =>
  Object.hasOwn(captionLanguages, language);

/** The captions of one language after a save: the text of a .vtt, .srt or .sbv file; without `text`, the stored ones stay. */
export interface CaptionsEntry {
  language: CaptionLanguage;
  text?: string;
}
