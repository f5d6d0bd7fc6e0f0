import { Icon } from '@vidya/shared-ui';
import { type PrimitiveAtom, useAtom } from 'jotai';
import { type ReactNode, useId } from 'react';
import { DrawerButton, Sub } from './drawer-styles.ts';

/** A row of the drawer that discloses more rows; the atom holds whether it does. */
export function Submenu(props: { label: ReactNode; atom: PrimitiveAtom<boolean>; children: ReactNode }) {
  const [isExtended, setExtended] = useAtom(props.atom);
  const id = useId();
  return (
    <>
      <DrawerButton
        type="button"
        aria-expanded={isExtended}
        aria-controls={id}
        onClick={() => setExtended(!isExtended)}
      >
        {props.label}
        <Icon name={isExtended ? 'chevron-up' : 'chevron-down'} size={18} />
      </DrawerButton>
      <Sub id={id} hidden={!isExtended}>
        {props.children}
      </Sub>
    </>
  );
}
