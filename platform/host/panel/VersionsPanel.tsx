import type { Platform } from '@vidya/contracts/browser/platform';
import { Banner, Button, Dialog, Select, TextField } from '@vidya/shared-ui';
import { useSetAtom } from 'jotai';
import { isPanelOpenAtom } from '../../../shell/src/frame/frame-atoms.ts';
import { areaNames } from '../routes-here.ts';
import { sharedLibraries } from '../runtime/load-version.ts';
import { AreaFields } from './AreaFields.tsx';
import { Areas, Intro, Lasting, Libraries, Library, Summary, Version } from './panel-styles.ts';
import { usePanel } from './use-panel.ts';

const durations = [
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
];

/** Lets one person load other versions of areas: shows what is loaded, what to load instead, and a link to share. */
export function VersionsPanel({ platform }: { platform: Platform }) {
  const close = useSetAtom(isPanelOpenAtom);
  const panel = usePanel(platform);
  const cannot = panel.wrong.length > 0;
  const actions = (
    <>
      {panel.isActive ? (
        <Button variant="quiet" onClick={panel.stop}>
          Stop
        </Button>
      ) : null}
      <Button
        variant="secondary"
        disabled={cannot || !panel.isChosen}
        isBusy={panel.isBusy}
        onClick={() => void panel.makeLink()}
      >
        Copy link
      </Button>
      <Button disabled={cannot} isBusy={panel.isBusy} onClick={() => void panel.apply()}>
        Apply and reload
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={() => close(false)} title="Versions" size="large" actions={actions}>
      <Intro>Only you see what you choose here. Everybody else gets each area as it is released.</Intro>
      {panel.hasFailed ? <Banner tone="warning">The published versions could not be fetched.</Banner> : null}
      <Areas>
        {areaNames().map((name) => (
          <AreaFields
            key={name}
            name={name}
            draft={panel.draft[name] ?? {}}
            published={panel.published?.find((remote) => remote.name === name)}
            isWrong={panel.wrong.includes(name)}
            onChange={(area) => panel.change(name, area)}
          />
        ))}
      </Areas>
      <Lasting>
        {panel.isStaff ? (
          <Select
            label="Lasts, as does the link"
            options={durations}
            value={String(panel.minutes)}
            onChange={({ target }) => panel.changeMinutes(Number(target.value))}
          />
        ) : null}
        {panel.link ? (
          <TextField
            label="Link to what is chosen here"
            help={panel.isStaff ? 'It works for administrators.' : 'It works on this development build.'}
            readOnly
            value={panel.link}
            onFocus={({ target }) => target.select()}
          />
        ) : null}
      </Lasting>
      <SharedLibraries />
    </Dialog>
  );
}

/** The shared libraries that the shell offers to every area, with versions. Closed at first. */
function SharedLibraries() {
  const libraries = Object.entries(sharedLibraries()).toSorted(([one], [other]) => one.localeCompare(other));
  return (
    <details>
      <Summary>Shared libraries ({libraries.length})</Summary>
      <Libraries>
        {libraries.map(([library, version]) => (
          <Library key={library} translate="no">
            {library} <Version>{version ?? 'unknown'}</Version>
          </Library>
        ))}
      </Libraries>
    </details>
  );
}
