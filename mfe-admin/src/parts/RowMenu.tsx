import { Icon, IconButton, type IconName, Menu, MenuItem, VisuallyHidden } from '@vidya/shared-ui';
import { useRef, useState } from 'react';

/** One action for a row of a table. */
export interface RowAction {
  key: string;
  label: string;
  /** The subject of the action, read out after the label; only screen readers need it. */
  about: string;
  icon: IconName;
  tone?: 'plain' | 'danger';
  /** A link that opens in a new tab; otherwise `onClick` runs. */
  href?: string;
  onClick?: () => void;
}

/** All actions of a row behind one button. `about` names the row: 'Asha Rao for Git without fear'. */
export function RowMenu({ actions, about }: { actions: readonly RowAction[]; about: string }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (actions.length === 0) return <span aria-hidden="true">–</span>;
  /** The item disappears with the menu. Focus the button first, so that a dialog returns the focus to it. */
  const close = (): void => {
    opener.current?.focus();
    setOpen(false);
  };
  return (
    <Menu
      align="end"
      isOpen={isOpen}
      onToggle={setOpen}
      button={(wiring) => (
        <IconButton ref={opener} icon="more" size="small" label={`Actions for ${about}`} {...wiring} />
      )}
    >
      {/* A page has fifty rows: closed menus render no items. */}
      {isOpen ? actions.map((action) => <RowMenuItem key={action.key} action={action} onChoose={close} />) : null}
    </Menu>
  );
}

function RowMenuItem({ action, onChoose }: { action: RowAction; onChoose: () => void }) {
  const { icon, tone = 'plain', href, onClick } = action;
  const content = (
    <span>
      <ActionText action={action} />
    </span>
  );
  if (href) {
    return (
      <MenuItem as="a" href={href} target="_blank" rel="noreferrer" icon={<Icon name={icon} />} onClick={onChoose}>
        {content}
      </MenuItem>
    );
  }
  const act = (): void => {
    onChoose();
    onClick?.();
  };
  return (
    <MenuItem icon={<Icon name={icon} />} tone={tone} onClick={act}>
      {content}
    </MenuItem>
  );
}

/** An action's label; screen readers also hear its subject. */
export function ActionText({ action: { label, about, href } }: { action: RowAction }) {
  return (
    <>
      {label}
      <VisuallyHidden> {href ? `${about}, opens in a new tab` : about}</VisuallyHidden>
    </>
  );
}
