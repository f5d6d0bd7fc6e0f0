import { useDialogEntry } from '@vidya/contracts/platform';
import { Button, color, Dialog, Icon, media, radius, space, type } from '@vidya/shared-ui';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';

const shortcuts: [keys: string[], what: string][] = [
  [['Space', 'K'], 'Play or pause'],
  [['←', '→'], 'Back or forward 5 seconds'],
  [['J', 'L'], 'Back or forward 10 seconds'],
  [['0', '9'], 'Jump to a tenth of the video'],
  [['↑', '↓'], 'Louder or quieter'],
  [['M'], 'Sound off or on'],
  [['C'], 'Captions on or off'],
  [['<', '>'], 'Slower or faster'],
  [['F'], 'Full screen'],
  [['?'], 'This list'],
];

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** The player's keys, listed on `?` or by the button. */
export function Shortcuts() {
  const { isOpen, open, close } = useDialogEntry('shortcuts');
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || isOpen || isTyping(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => listen(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Place>
        <Button variant="quiet" size="small" icon={<Icon name="info" size={16} />} onClick={open}>
          Keyboard shortcuts
        </Button>
      </Place>
      <Dialog isOpen={isOpen} title="Keyboard shortcuts" onClose={close}>
        <Keys>
          {shortcuts.map(([keys, what]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
        <Hint>They work while the player has the focus: click it once, or reach it with Tab.</Hint>
      </Dialog>
    </>
  );
}

/** Only where there is likely to be a keyboard. */
const Place = styled.div`
  display: none;

  ${media.hover} {
    display: block;
    margin-left: calc(-1 * ${space[3]});
  }
`;

const Keys = styled.dl`
  display: grid;

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    padding: ${space[2]} 0;
    border-bottom: 1px solid ${color.line};
  }
  dd {
    display: flex;
    flex: none;
    gap: ${space[1]};
  }
  kbd {
    min-width: 2rem;
    padding: 0.125rem ${space[2]};
    background: ${color.sunken};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.small};
    ${type.small}
    text-align: center;
  }
`;

const Hint = styled.p`
  margin-top: ${space[4]};
  ${type.small}
  color: ${color.inkMuted};
`;
