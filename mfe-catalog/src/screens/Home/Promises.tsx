import { Icon, type IconName } from '@vidya/shared-ui';
import { color, media, radius, space, type } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import { TitledSection } from '../../parts/TitledSection.tsx';

/** Only promises that the product itself keeps: no invented numbers. */
const promises: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'clock',
    title: 'Watch as often as you like',
    text: 'Every course says how long it stays open from the day you join. Your place in every lecture is kept.',
  },
  {
    icon: 'star',
    title: 'Ratings from learners only',
    text: 'Nobody can rate a course they have not joined, and each learner counts once.',
  },
  {
    icon: 'rupee',
    title: 'The price you see is the price you pay',
    text: 'Prices are in rupees with GST included. Free courses ask for no card.',
  },
];

/** The promises that hold for every course. */
export function Promises() {
  return (
    <TitledSection id="promises" title="What every course comes with">
      <Box>
        <List role="list">
          {promises.map(({ icon, title, text }) => (
            <Promised key={title}>
              <Icon name={icon} size={26} />
              <h3>{title}</h3>
              <p>{text}</p>
            </Promised>
          ))}
        </List>
      </Box>
    </TitledSection>
  );
}

const Box = styled.div`
  padding: ${space[6]};
  background: ${color.primarySoft};
  border-radius: ${radius.large};

  ${media.laptop} {
    padding: ${space[10]};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[6]};

  ${media.laptop} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space[8]};
  }
`;

const Promised = styled.li`
  color: ${color.inkMuted};
  ${type.body}

  > svg {
    color: ${color.primary};
  }
  h3 {
    margin: ${space[3]} 0 ${space[1]};
    ${type.h3}
  }
`;
