import { type Fault, faults } from '@vidya/contracts/release/release';
import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import { type RemoteName, remotes } from '@vidya/contracts/release/remotes';
import { Badge, Select, type SelectOption, TextField } from '@vidya/shared-ui';
import { type AreaDraft, type Source, usualServer } from './draft.ts';
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

function optionsFor(published: RemoteReleases | undefined, { source }: AreaDraft): SelectOption[] {
  const known = published?.versions.map(({ version }) => version) ?? [];
  // The selected version may be older than those in the list.
  const versions = source.kind === 'version' && !known.includes(source.version) ? [source.version, ...known] : known;
  const labelOf = (version: string): string => (published ? wordsFor(version, published) : version);
  return [
    { value: 'released', label: 'As released' },
    { value: 'server', label: 'Local server' },
    ...versions.map((version) => ({ value: mark + version, label: labelOf(version), group: 'Published versions' })),
  ];
}

function sourceOf(value: string, name: RemoteName): Source {
  if (value === 'server') return { kind: 'server', address: usualServer(name) };
  return value.startsWith(mark) ? { kind: 'version', version: value.slice(mark.length) } : { kind: 'released' };
}

const valueOf = (source: Source): string => (source.kind === 'version' ? mark + source.version : source.kind);

const faultOptions: SelectOption[] = [
  { value: '', label: 'None' },
  ...faults.map((fault) => ({ value: fault, label: fault[0]!.toUpperCase() + fault.slice(1) })),
];

/** One area: the version this tab has loaded, and the fields to choose another. */
export function AreaFields({ name, draft, published, isWrong, onChange }: AreaFieldsProps) {
  const { text, version, from } = areaNow(name);
  const { source, fault } = draft;
  return (
    <Row>
      <Legend>{remotes[name].title}</Legend>
      <Now>
        <Badge tone={text === 'failed' ? 'danger' : text === 'not loaded' ? 'neutral' : 'primary'}>{text}</Badge>
        <From>{[version, from].filter(Boolean).join(' · ')}</From>
      </Now>
      <Fields>
        <Select
          label="Version"
          options={optionsFor(published, draft)}
          value={valueOf(source)}
          onChange={({ target }) => onChange({ ...draft, source: sourceOf(target.value, name) })}
        />
        <Select
          label="Fault"
          options={faultOptions}
          value={fault ?? ''}
          onChange={({ target }) => onChange({ ...draft, fault: (target.value || undefined) as Fault | undefined })}
        />
        {source.kind === 'server' ? (
          <Whole>
            <TextField
              label="Address of its manifest"
              inputMode="url"
              spellCheck={false}
              value={source.address}
              error={isWrong ? 'Only servers on this machine: http://127.0.0.1:…/mf-manifest.json' : undefined}
              onChange={({ target }) => onChange({ ...draft, source: { kind: 'server', address: target.value } })}
            />
          </Whole>
        ) : null}
      </Fields>
    </Row>
  );
}
