import { site } from '@vidya/contracts/texts/site';
import { Icon, IconButton, type IconName } from '@vidya/shared-ui';
import { inlineLine, stack, wrap } from '@vidya/shared-ui/mixins';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';

/** Four icons for one channel: the specification links them all to the same address. */
const channelLinks: { icon: IconName; label: string }[] = [
  { icon: 'youtube', label: 'Vidya on YouTube' },
  { icon: 'video', label: 'Recorded lessons on our YouTube channel' },
  { icon: 'message', label: 'Announcements on our YouTube channel' },
  { icon: 'users', label: 'The learners’ community on our YouTube channel' },
];

/** The panel beside the form. */
export function ContactInformation() {
  return (
    <Panel aria-labelledby="information">
      <h2 id="information">Contact Information</h2>
      <Line translate="no" href={`mailto:${site.email}`}>
        <Icon name="mail" />
        {site.email}
      </Line>
      <p>Write in English or Hindi. For questions about a payment, add the course and the day of the purchase.</p>
      <Links>
        {channelLinks.map(({ icon, label }) => (
          <li key={icon}>
            <IconButton
              as="a"
              href={site.channel}
              target="_blank"
              rel="noopener noreferrer"
              icon={icon}
              label={label}
            />
          </li>
        ))}
      </Links>
      <Arch viewBox="0 0 320 120" aria-hidden="true">
        <path d="M20 120V96C20 52 90 30 160 8c70 22 140 44 140 88v24" />
        <path d="M60 120v-18C60 70 110 54 160 38c50 16 100 32 100 64v18" />
        <path d="M160 62c10 12 15 21 15 29a15 15 0 0 1-30 0c0-8 5-17 15-29Z" />
      </Arch>
    </Panel>
  );
}

const Panel = styled.aside`
  position: relative;
  ${stack(5)}
  padding: min(${space[8]}, 10.5vw);
  overflow: hidden;
  background: ${color.primarySoft};
  border-radius: ${radius.large};
  ${type.body}
  color: ${color.inkMuted};
`;

const Line = styled.a`
  ${inlineLine(3)}
  min-height: 2.75rem;
  ${type.strong}
  overflow-wrap: anywhere;
`;

const Links = styled.ul`
  ${wrap(2)}
  margin: 0 0 0 -${space[2]};
  padding: 0;
  list-style: none;

  a {
    color: ${color.primary};
  }
`;

const Arch = styled.svg`
  width: 100%;
  margin: ${space[4]} 0 -${space[8]};
  fill: none;
  stroke: ${color.primary};
  stroke-opacity: 0.3;
  stroke-width: 2;

  path:last-child {
    fill: ${color.accent};
    stroke: none;
  }
`;
