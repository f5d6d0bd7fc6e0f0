import { readStored, store } from '@vidya/contracts/browser/stored';
import { useState } from 'react';

// What the person chose last, on any lecture. This browser remembers it between visits.

const captionsKey = 'vidya.captions';
const qualityKey = 'vidya.quality';
const rateKey = 'vidya.playbackRate';
const singleKeysKey = 'vidya.singleKeys';
const theatreKey = 'vidya.theatre';

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** `language` (BCP 47) is remembered while captions are off; it is '' when the person never chose one. */
export function storedCaptions(): { isOn: boolean; language: string } {
  const [state, language = ''] = (readStored(captionsKey) ?? '').split(' ');
  return { isOn: state === 'on', language };
}

export const storeCaptions = (isOn: boolean, language: string): void =>
  void store(captionsKey, `${onOff(isOn)} ${language}`);

/** The captions in the chosen language if the lecture has it, else the first ones. */
export const bestLanguage = <Captions extends { language: string }>(all: readonly Captions[]): Captions | undefined =>
  all.find(({ language }) => language === storedCaptions().language) ?? all[0];

/** The height of the picture in lines (720 for '720p'), or 'auto' for what the connection allows. */
export type Quality = number | 'auto';

export function storedQuality(): Quality {
  const stored = Number(readStored(qualityKey));
  return stored > 0 ? stored : 'auto';
}

export const storeQuality = (quality: Quality): void => void store(qualityKey, String(quality));

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5] as const;

/** The speed; 1 where storage is blocked or holds an unknown value. */
export function storedRate(): number {
  const stored = Number(readStored(rateKey));
  return playbackRates.some((rate) => rate === stored) ? stored : 1;
}

export const storeRate = (rate: number): void => void store(rateKey, String(rate));

/** Off limits single-key shortcuts to the player instead of the whole page: dictation software types letters. */
export const areSingleKeysOn = (): boolean => readStored(singleKeysKey) !== 'off';

export const turnSingleKeys = (isOn: boolean): void => void store(singleKeysKey, onOff(isOn));

/** Whether the player has the page's full width. */
export function useTheatre(): [isTheatre: boolean, toggle: () => void] {
  const [isTheatre, setTheatre] = useState(() => readStored(theatreKey) === 'on');
  const toggle = (): void => {
    store(theatreKey, onOff(!isTheatre));
    setTheatre(!isTheatre);
  };
  return [isTheatre, toggle];
}
