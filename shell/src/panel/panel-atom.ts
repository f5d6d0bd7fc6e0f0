import { atom } from 'jotai';

export const isPanelOpenAtom = atom(false);
