import { readStored, store } from '../stored.ts';

const key = 'vidya.captions';

export interface CaptionsChoice {
  isOn: boolean;
  /** BCP 47; kept while captions are off, '' when none was ever chosen. */
  language: string;
}

/** What the person chose last, on any lecture. Off until somebody asks for captions. */
export function rememberedCaptions(): CaptionsChoice {
  const [state, language = ''] = (readStored(key) ?? '').split(' ');
  return { isOn: state === 'on', language };
}

export const rememberCaptions = ({ isOn, language }: CaptionsChoice): void =>
  store(key, `${isOn ? 'on' : 'off'} ${language}`);

/** The wished language where a lecture has it, else its first. */
export const bestLanguage = <Captions extends { language: string }>(all: readonly Captions[]): Captions | undefined =>
  all.find(({ language }) => language === rememberedCaptions().language) ?? all[0];
