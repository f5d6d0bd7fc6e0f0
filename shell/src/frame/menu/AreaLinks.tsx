import type { NavigationEntry } from '@vidya/platform/gate/document/area-declaration';
import { declaredAreas } from '@vidya/platform/gate/document/route-table';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';
import type { LinkProps } from 'react-router-dom';
import { mayOpen, roleIn } from '../../navigation/may-open.ts';
import { sessionAtom } from '../../session/session.ts';
import { siteAreasAtom } from '../frame-atoms.ts';

/** The links that areas declare for one menu, in their order; each person sees those of pages that they may open. */
export function AreaLinks({ menu, as: Item }: { menu: NavigationEntry['menu']; as: ComponentType<LinkProps> }) {
  const role = roleIn(useAtomValue(sessionAtom));
  const areas = useAtomValue(siteAreasAtom);
  const entries = Object.values(declaredAreas(areas))
    .flatMap(({ navigation = [], paths }) =>
      navigation.filter((entry) => entry.menu === menu && mayOpen(paths[entry.path] ?? 'signedIn', role)),
    )
    .toSorted((one, other) => one.order - other.order);
  return entries.map(({ label, path }) => (
    <Item key={`${path} ${label}`} to={path}>
      {label}
    </Item>
  ));
}
