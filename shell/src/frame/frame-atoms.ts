import type { SiteArea } from '@vidya/platform/gate/document/route-table';
import { atom } from 'jotai';

/** Whether the versions panel is open. */
export const isPanelOpenAtom = atom(false);

/** The drawer state of section 3; everything starts closed. */
export const isDrawerOpenAtom = atom(false);
export const isProfileExtendedAtom = atom(false);
export const isResourceExtendedAtom = atom(false);
export const isCommunityExtendedAtom = atom(false);

/** Every link in the drawer closes it and its submenus. */
export const closeDrawerAtom = atom(null, (_get, set) => {
  for (const state of [isDrawerOpenAtom, isProfileExtendedAtom, isResourceExtendedAtom, isCommunityExtendedAtom])
    set(state, false);
});

/** True while what is shown may be from before the API went down. */
export const staleAtom = atom(false);

/** The areas whose links the menus show: those of the document that this page came with, on the server too. */
export const siteAreasAtom = atom<readonly SiteArea[]>([]);
