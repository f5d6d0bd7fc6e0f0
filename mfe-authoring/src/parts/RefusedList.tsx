import { Icon } from '@vidya/shared-ui';
import { row } from '@vidya/shared-ui/mixins';
import { color, radius, space, type } from '@vidya/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';

interface RefusedListProps {
  title: string;
  refused: readonly { item: string; reason: string }[];
}

/** What an import leaves out, and why. */
export function RefusedList({ title, refused }: RefusedListProps) {
  const id = useId();
  return (
    <Refused aria-labelledby={id}>
      <h3 id={id}>
        <Icon name="warning" size={18} /> {title}
      </h3>
      {/* Reachable by Tab, so that keys can scroll it. */}
      <Lines role="list" tabIndex={0} aria-labelledby={id}>
        {refused.map(({ item, reason }, index) => (
          // The same line may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <bdi>{item}</bdi>
            <span>{reason}</span>
          </li>
        ))}
      </Lines>
    </Refused>
  );
}

const Refused = styled.section`
  padding: ${space[3]} ${space[4]};
  background: ${color.warningSoft};
  border-radius: ${radius.medium};

  h3 {
    ${row(2)}
    ${type.label}
    flex-wrap: nowrap;
    overflow-wrap: anywhere;
  }
  h3 svg {
    flex: none;
    color: ${color.warning};
  }
`;

const Lines = styled.ul`
  max-height: 13rem;
  margin-top: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  /* A shadow at the lower end, which the end of the list covers. */
  background:
    linear-gradient(transparent, ${color.warningSoft} 50%) 0 100% / 100% 1.5rem no-repeat local,
    linear-gradient(transparent, color-mix(in oklab, ${color.warning} 18%, transparent)) 0 100% / 100% 0.75rem no-repeat;

  li {
    display: grid;
    padding: ${space[2]} 0;
    overflow-wrap: anywhere;
    ${type.small}
  }
  bdi {
    font-weight: 600;
  }
`;
