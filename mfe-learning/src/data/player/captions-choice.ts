import { readStored, store } from '@vidya/contracts/browser/stored';

const key = 'vidya.captions';

export interface CaptionsChoice {
  isOn: boolean;
  /** BCP 47; remembered while captions are off, '' when the person never chose one. */
  language: string;
}

/** What the person chose last, on any lecture. Off until the person turns captions on. */
export function rememberedCaptions(): CaptionsChoice {
  const [state, language = ''] = (readStored(key) ?? '').split(' ');
  return { isOn: state === 'on', language };
}

export const rememberCaptions = ({ isOn, language }: CaptionsChoice): void =>
  store(key, `${isOn ? 'on' : 'off'} ${language}`);

/** The captions in the chosen language if the lecture has it, else the first ones. */
export const bestLanguage = <Captions extends { language: string }>(all: readonly Captions[]): Captions | undefined =>
  all.find(({ language }) => language === rememberedCaptions().language) ?? all[0];
