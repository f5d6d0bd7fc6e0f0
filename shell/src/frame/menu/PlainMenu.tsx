import { paths } from '@vidya/contracts/texts/paths';
import { Fragment } from 'react';
import { MenuLinks } from './MenuLinks.tsx';
import { MenuHeading, MenuItem, MenuPanel } from './menu-styles.ts';
import { careerLinks, communityLinks, docLinks, drawerLinks, plainMenuId, toolLinks } from './menus.ts';

const signIn = { Login: paths.login(), 'Create An Account': paths.signUp() };
const single = {
  ...drawerLinks,
  'Contact Us': paths.contact(),
};
const groups = {
  Resources: { 'All resources': paths.resources(), ...docLinks, ...toolLinks },
  Community: { 'About the community': paths.community(), ...communityLinks },
  'Career Center': careerLinks,
};

/** The drawer's links in a dropdown, for browsers without script. Only the server renders it, and it knows nobody's name. */
export const PlainMenu = ({ hasSession = false }: { hasSession?: boolean }) => (
  <MenuPanel id={plainMenuId} popover="auto" $columns={1}>
    <MenuLinks links={hasSession ? single : { ...signIn, ...single }} as={MenuItem} />
    {Object.entries(groups).map(([title, links]) => (
      <Fragment key={title}>
        <MenuHeading>{title}</MenuHeading>
        <MenuLinks links={links} as={MenuItem} />
      </Fragment>
    ))}
  </MenuPanel>
);
