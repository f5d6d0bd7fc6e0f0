import { readStored, store } from '@vidya/contracts/browser/stored';

const key = 'vidya.singleKeys';

/**
 * Single-key shortcuts act on the whole page unless the person limits them to the player: dictation software types
 * letters.
 */
export const areSingleKeysOn = (): boolean => readStored(key) !== 'off';

export const turnSingleKeys = (isOn: boolean): void => store(key, isOn ? 'on' : 'off');
