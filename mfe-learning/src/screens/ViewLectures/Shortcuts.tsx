import { useDialogEntry } from '@vidya/contracts/browser/platform';
import { Button, Checkbox, color, Dialog, media, radius, space, type } from '@vidya/shared-ui';
import { line } from '@vidya/shared-ui/mixins';
import { styled } from 'styled-components';
import { areSingleKeysOn, turnSingleKeys } from '../../data/player/stored-choices.ts';
import { smallWith } from '../../parts/buttons.tsx';
import { useViewerKeys } from '../../player/controls/keys.ts';

const shortcuts: [keys: string[], what: string][] = [
  [['Space', 'K'], 'Play or pause'],
  [['←', '→'], 'Back or forward 5 seconds'],
  [['J', 'L'], 'Back or forward 10 seconds'],
  [['0–9'], 'Jump to a tenth of the video'],
  [['<', '>'], 'Slower or faster'],
  [['↑', '↓'], 'Louder or quieter, in the player'],
  [['M'], 'Sound off or on'],
  [['C'], 'Captions on or off'],
  [['F'], 'Full screen'],
  [['T'], 'Theatre mode'],
  [['I'], 'Picture in picture'],
  [['P', 'N'], 'Previous or next lecture'],
  [['S'], 'Search in this course'],
  [['?'], 'This list'],
];

/** The list of the page's shortcuts; `?` or the button opens it. */
export function Shortcuts() {
  const { isOpen, open, close } = useDialogEntry('shortcuts');
  useViewerKeys({ '?': open });
  return (
    <>
      <Place>
        <Button variant="quiet" onClick={open} {...smallWith('info')}>
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
                  <kbd key={key} translate="no">
                    {key}
                  </kbd>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
        {/* People who dictate, or who press keys by accident, can limit the shortcuts to the player. */}
        <Checkbox
          label="On the whole page, not only in the player"
          defaultChecked={areSingleKeysOn()}
          onChange={(event) => turnSingleKeys(event.target.checked)}
        />
      </Dialog>
    </>
  );
}

/** Shows only where there is probably a keyboard. */
const Place = styled.div`
  display: none;

  ${media.hover} {
    display: block;
    margin-left: calc(-1 * ${space[3]});
  }
`;

const Keys = styled.dl`
  margin-bottom: ${space[4]};

  & > div {
    ${line(4)}
    justify-content: space-between;
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
