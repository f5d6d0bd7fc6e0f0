import { monthInIndia } from '@vidya/contracts/texts/format';
import { site } from '@vidya/contracts/texts/site';
import { Icon, Logo } from '@vidya/shared-ui';
import { Base, Column, Columns, ColumnTitle, Fold, Foot, FootLink, Intro, Links, Social } from './footer-styles.ts';
import { MenuLinks } from './menu/MenuLinks.tsx';
import { footerColumns } from './menu/menus.ts';
import { ThemeChoice } from './ThemeChoice.tsx';

/** Vidya's links to other places. */
const socialLinks = [
  { label: 'Vidya on YouTube', href: site.channel, icon: 'youtube' },
  { label: 'Write to Vidya', href: `mailto:${site.email}`, icon: 'mail' },
] as const;

// Not once per module: on the server a module lives past New Year.
const thisYear = (): number => monthInIndia(Date.now()).year;

/**
 * Section 2, footer: links, social links, the theme, and the copyright line with the current year. On phones each
 * column is folded under its title.
 */
export function Footer() {
  return (
    <Foot>
      <Columns>
        <Intro>
          <Logo height={34} />
          <p>Video courses taught in India’s languages, at prices people here can pay.</p>
        </Intro>
        {Object.entries(footerColumns).map(([title, links]) => (
          <Column key={title} aria-label={title}>
            <ColumnTitle>{title}</ColumnTitle>
            <Fold>
              <summary>
                {title}
                <Icon name="chevron-down" size={18} />
              </summary>
            </Fold>
            <Links>
              <MenuLinks links={links} as={FootLink} />
            </Links>
          </Column>
        ))}
      </Columns>
      <Base>
        <p>© {thisYear()} Vidya. All rights reserved.</p>
        <Social>
          {socialLinks.map(({ label, href, icon }) => (
            <a key={label} href={href} aria-label={label} rel="noreferrer" target="_blank">
              <Icon name={icon} />
            </a>
          ))}
        </Social>
        <ThemeChoice />
      </Base>
    </Foot>
  );
}
