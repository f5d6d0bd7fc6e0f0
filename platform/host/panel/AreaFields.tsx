import { Badge, Select, type SelectOption, TextField } from '@vidya/shared-ui';
import type { RemoteReleases } from '../../calls/area-releases.ts';
import { type Fault, faults } from '../../calls/choices.ts';
import { builtIn, type RemoteName } from '../../gate/remotes.ts';
import { titleOf } from '../routes-here.ts';
import type { AreaDraft } from './draft.ts';
import { areaNow } from './loaded-areas.ts';
import { Fields, From, Legend, Now, Row, Whole } from './panel-styles.ts';

interface AreaFieldsProps {
  name: RemoteName;
  draft: AreaDraft;
  /** The published versions; undefined for visitors who may not list them. */
  published: RemoteReleases | undefined;
  isWrong: boolean;
  onChange: (draft: AreaDraft) => void;
}

/** A prefix that tells versions from the other options: a version can have any name. */
const mark = 'version:';

function wordsFor(version: string, { live, canary, previous }: RemoteReleases): string {
  if (version === live?.version) return `${version} · live`;
  if (version === canary?.version) return `${version} · canary, ${canary.percent}%`;
  return version === previous?.version ? `${version} · previous` : version;
}

function optionsFor(published: RemoteReleases | undefined, chosen: string | undefined): SelectOption[] {
  const known = published?.versions.map(({ version }) => version) ?? [];
  // The selected version may be older than those in the list.
  const versions = chosen && !known.includes(chosen) ? [chosen, ...known] : known;
  const labelOf = (version: string): string => (published ? wordsFor(version, published) : version);
  return [
    { value: 'released', label: 'As released' },
    { value: 'server', label: 'Local server' },
    ...versions.map((version) => ({ value: mark + version, label: labelOf(version), group: 'Published versions' })),
  ];
}

/** `npm run dev -- <name>` serves an area at this address, in the local site or with `--against` another one. */
const usualServer = (name: RemoteName): string =>
  `http://127.0.0.1:${builtIn(name)?.port ?? firstNewPort}/mf-manifest.json`;

/** That of the first area that was added, unless its package.json says another one. */
const firstNewPort = 3006;

function sourceOf(value: string, name: RemoteName): AreaDraft {
  if (value === 'server') return { server: usualServer(name) };
  return value.startsWith(mark) ? { version: value.slice(mark.length) } : {};
}

function valueOf({ server, version }: AreaDraft): string {
  if (server !== undefined) return 'server';
  return version ? mark + version : 'released';
}

const faultOptions: SelectOption[] = [
  { value: '', label: 'None' },
  ...faults.map((fault) => ({ value: fault, label: fault[0]!.toUpperCase() + fault.slice(1) })),
];

/** One area: the version this tab has loaded, and the fields to choose another. */
export function AreaFields({ name, draft, published, isWrong, onChange }: AreaFieldsProps) {
  const { text, version, from } = areaNow(name);
  const { fault, ...source } = draft;
  return (
    <Row>
      <Legend>{titleOf(name)}</Legend>
      <Now>
        <Badge tone={text === 'failed' ? 'danger' : text === 'not loaded' ? 'neutral' : 'primary'}>{text}</Badge>
        <From translate="no">{[version, from].filter(Boolean).join(' · ')}</From>
      </Now>
      <Fields>
        <Select
          label="Version"
          options={optionsFor(published, draft.version)}
          value={valueOf(source)}
          onChange={({ target }) => onChange({ ...sourceOf(target.value, name), ...(fault && { fault }) })}
        />
        <Select
          label="Fault"
          options={faultOptions}
          value={fault ?? ''}
          onChange={({ target }) => onChange({ ...source, ...(target.value && { fault: target.value as Fault }) })}
        />
        {draft.server === undefined ? null : (
          <Whole>
            <TextField
              label="Address of its manifest"
              inputMode="url"
              spellCheck={false}
              value={draft.server}
              error={isWrong ? 'Only servers on this machine: http://127.0.0.1:…/mf-manifest.json' : undefined}
              onChange={({ target }) => onChange({ ...draft, server: target.value })}
            />
          </Whole>
        )}
      </Fields>
    </Row>
  );
}
