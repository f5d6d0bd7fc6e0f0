import { paths } from '@vidya/contracts/texts/paths';
import { Fragment } from 'react';
import { AreaLinks } from './AreaLinks.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { MenuHeading, MenuItem, MenuPanel } from './menu-styles.ts';
import { careerLinks, communityLinks, docLinks, drawerLinks, plainMenuId, toolLinks } from './menus.ts';

const signIn = { Login: paths.login(), 'Create An Account': paths.signUp() };
const single = {
  ...drawerLinks,
  'Contact Us': paths.contact(),
};
const groups = [
  { title: 'Resources', menu: 'resources', links: { 'All resources': paths.resources(), ...docLinks, ...toolLinks } },
  { title: 'Community', menu: 'community', links: { 'About the community': paths.community(), ...communityLinks } },
  { title: 'Career Center', menu: 'career', links: careerLinks },
] as const;

/** The drawer's links in a dropdown, for browsers without script. Only the server renders it, without a session. */
export const PlainMenu = ({ hasSession = false }: { hasSession?: boolean }) => (
  <MenuPanel id={plainMenuId} popover="auto" $columns={1}>
    <MenuLinks links={hasSession ? single : { ...signIn, ...single }} as={MenuItem} />
    <AreaLinks menu="catalog" as={MenuItem} />
    {groups.map(({ title, menu, links }) => (
      <Fragment key={title}>
        <MenuHeading>{title}</MenuHeading>
        <MenuLinks links={links} as={MenuItem} />
        <AreaLinks menu={menu} as={MenuItem} />
      </Fragment>
    ))}
  </MenuPanel>
);
