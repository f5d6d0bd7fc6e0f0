import type { Role } from '@vidya/contracts/texts/choices';
import type { ComponentProps, ComponentType } from 'react';
import type { LinkProps } from 'react-router-dom';
import { AreaLinks } from './AreaLinks.tsx';
import type { Links } from './menus.ts';

type LinkLook = ComponentType<LinkProps>;

export const MenuLinks = ({ links, as: Item }: { links: Links; as: LinkLook }) =>
  Object.entries(links).map(([label, to]) => (
    <Item key={label} to={to}>
      {label}
    </Item>
  ));

interface PersonEntriesProps {
  role: Role;
  link: LinkLook;
  button: ComponentType<ComponentProps<'button'>>;
  onVersions: () => void;
  onLogout: () => void;
}

/** The menu of a signed-in person, in the navbar and in the drawer. */
export const PersonEntries = ({ role, link, button: Entry, onVersions, onLogout }: PersonEntriesProps) => (
  <>
    <AreaLinks menu="profile" as={link} />
    <AreaLinks menu="account" as={link} />
    {role === 'ADMIN' ? (
      <Entry type="button" onClick={onVersions}>
        Versions
      </Entry>
    ) : null}
    <Entry type="button" onClick={onLogout}>
      Logout
    </Entry>
  </>
);
