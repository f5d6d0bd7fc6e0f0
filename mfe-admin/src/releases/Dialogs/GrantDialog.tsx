import { limits } from '@vidya/contracts/rules/limits';
import { guardedPrefix } from '@vidya/platform/gate/document/guarded-files';
import { Note, Select, TextArea, TextField } from '@vidya/shared-ui';
import { useRef } from 'react';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { type GrantForm, type Widest, widest } from '../data/use-grant-form.ts';
import { Refusals } from './AreaConfirmation.tsx';

const choices = Object.entries(widest).map(([value, label]) => ({ value, label }));

/** Grants a new area its name and its paths. Its team builds and releases it; nobody deploys the site for it. */
export function GrantDialog({ form }: { form: GrantForm }) {
  const { typed, change, errorOf } = form;
  const name = useRef<HTMLInputElement>(null);
  const plain = { autoComplete: 'off', spellCheck: false } as const;
  return (
    <FormDialog form={form} title="New area" submitLabel="Grant" initialFocus={name}>
      <TextField
        {...plain}
        ref={name}
        label="Name"
        name="name"
        autoCapitalize="none"
        help="2 to 20 letters a to z. It stays for ever."
        maxLength={limits.area.labelMax}
        value={typed.name}
        error={errorOf('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Title"
        name="title"
        autoComplete="off"
        help="For people, until its own version says one."
        maxLength={limits.area.labelMax}
        value={typed.title}
        error={errorOf('title')}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextArea
        {...plain}
        label="Paths"
        name="paths"
        rows={2}
        help="One on each line, such as /events. Everything below them is the area’s too."
        value={typed.paths}
        error={errorOf('paths')}
        onChange={({ target }) => change({ paths: target.value })}
      />
      <Select
        label="Who may open them at most"
        options={choices}
        value={typed.access}
        onChange={({ target }) => change({ access: target.value as Widest })}
      />
      {typed.access === 'administrators' ? (
        <Note>The site gives its files to administrators only, below {guardedPrefix}.</Note>
      ) : (
        <TextField
          {...plain}
          label="Address of its files"
          name="base"
          inputMode="url"
          help={
            <>
              As browsers reach the area’s folder of the release store:{' '}
              <span translate="no">https://events.example</span>
            </>
          }
          value={typed.base}
          error={errorOf('base')}
          onChange={({ target }) => change({ base: target.value })}
        />
      )}
      <TextField
        label="Bytes at most"
        name="budgetKb"
        suffix="kB"
        inputMode="numeric"
        autoComplete="off"
        help="Of the scripts that its pages begin with."
        value={typed.budgetKb}
        error={errorOf('budgetKb')}
        onChange={({ target }) => change({ budgetKb: target.value })}
      />
      <TextArea
        {...plain}
        label="Other sites (optional)"
        name="connections"
        rows={2}
        help={
          <>
            Origins that its pages may send requests to, one on each line:{' '}
            <span translate="no">https://maps.example</span>
          </>
        }
        value={typed.connections}
        onChange={({ target }) => change({ connections: target.value })}
      />
      <Refusals lines={form.refusals} />
    </FormDialog>
  );
}
