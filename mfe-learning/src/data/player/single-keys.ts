import { readStored, store } from '../stored.ts';

const key = 'vidya.singleKeys';

/** Single keys act on the whole page, unless the person wants them in the player only: who dictates types letters. */
export const areSingleKeysOn = (): boolean => readStored(key) !== 'off';

export const turnSingleKeys = (isOn: boolean): void => store(key, isOn ? 'on' : 'off');
