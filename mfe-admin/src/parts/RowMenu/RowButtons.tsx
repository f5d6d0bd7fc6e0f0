import { Button, Icon, VisuallyHidden } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { RowAction } from './row-action.ts';

/** The actions of a row's menu as buttons, for wider layouts. */
export function RowButtons({ actions }: { actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Line>
      {actions.map(({ key, label, about, icon, href, onClick }) => {
        const drawing = <Icon name={icon} size={18} />;
        return href ? (
          <Button
            key={key}
            as="a"
            href={href}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            size="small"
            icon={drawing}
          >
            {label}
            <VisuallyHidden> {about}, opens in a new tab</VisuallyHidden>
          </Button>
        ) : (
          <Button key={key} variant="secondary" size="small" icon={drawing} onClick={onClick}>
            {label}
            <VisuallyHidden> {about}</VisuallyHidden>
          </Button>
        );
      })}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[4]};
`;
