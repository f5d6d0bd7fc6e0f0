import { paths } from '@vidya/contracts/texts/paths';
import { Fragment } from 'react';
import { MenuLinks } from './MenuLinks.tsx';
import { MenuHeading, MenuItem, MenuPanel } from './menu-styles.ts';
import { careerLinks, communityLinks, docLinks, drawerLinks, plainMenuId, toolLinks } from './menus.ts';

const single = {
  Login: paths.login(),
  'Create An Account': paths.signUp(),
  ...drawerLinks,
  'Contact Us': paths.contact(),
};
const groups = {
  Resources: { 'All resources': paths.resources(), ...docLinks, ...toolLinks },
  Community: { 'About the community': paths.community(), ...communityLinks },
  'Career Center': careerLinks,
};

/** The drawer's links in a dropdown, for browsers without script. Only the server renders it. */
export const PlainMenu = () => (
  <MenuPanel id={plainMenuId} popover="auto" $columns={1}>
    <MenuLinks links={single} as={MenuItem} />
    {Object.entries(groups).map(([title, links]) => (
      <Fragment key={title}>
        <MenuHeading>{title}</MenuHeading>
        <MenuLinks links={links} as={MenuItem} />
      </Fragment>
    ))}
  </MenuPanel>
);
