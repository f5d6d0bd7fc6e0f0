import { Button, Icon } from '@vidya/shared-ui';
import { Buttons } from './card-styles.ts';
import { ActionText, type RowAction } from './RowMenu.tsx';

/** The actions of an open card, as buttons and links. */
export function CardActions({ actions }: { actions: readonly RowAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Buttons $gap={2} $align="normal">
      {actions.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
    </Buttons>
  );
}

function ActionButton({ action }: { action: RowAction }) {
  const { icon, href, onClick } = action;
  const look = { variant: 'secondary', size: 'small', icon: <Icon name={icon} size={18} /> } as const;
  const text = <ActionText action={action} />;
  return href ? (
    <Button as="a" href={href} target="_blank" rel="noreferrer" {...look}>
      {text}
    </Button>
  ) : (
    <Button {...look} onClick={onClick}>
      {text}
    </Button>
  );
}
