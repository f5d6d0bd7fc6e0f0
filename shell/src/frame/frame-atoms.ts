import { atom } from 'jotai';
import type { MenuName } from './menu/menus.ts';

/** The one dropdown that is open; opening another closes it (section 2). */
export const openMenuAtom = atom<MenuName | null>(null);

/** Drawer state of section 3; all closed at start. */
export const isDrawerOpenAtom = atom(false);
export const isProfileExtendedAtom = atom(false);
export const isResourceExtendedAtom = atom(false);
export const isCommunityExtendedAtom = atom(false);

/** Choosing any link closes the drawer with its submenus. */
export const closeDrawerAtom = atom(null, (_get, set) => {
  set(isDrawerOpenAtom, false);
  set(isProfileExtendedAtom, false);
  set(isResourceExtendedAtom, false);
  set(isCommunityExtendedAtom, false);
});
