import { TextArea, TextField } from '@vidya/shared-ui';
import { Choice } from '../../parts/Choice.tsx';
import { CopyField } from '../../parts/CopyField.tsx';
import { FormDialog } from '../../parts/FormDialog.tsx';
import type { RightsForm, useRightsForm } from '../data/use-rights.ts';

type Form = ReturnType<typeof useRightsForm>;

const titles: Record<RightsForm['kind'], (area: string) => string> = {
  owners: (area) => `Owners of ${area}`,
  trustedPublisher: (area) => `Add a trusted publisher of ${area}`,
  key: (area) => `Add a signing key to ${area}`,
  webhook: (area) => `Post the alarms of ${area}`,
  freeze: () => 'Freeze releases',
};

/** Adds or changes what the section lists. */
export function RightsDialog({ form }: { form: Form }) {
  const { form: wanted, secret } = form;
  if (!wanted) return null;
  const title = titles[wanted.kind](wanted.kind === 'freeze' ? '' : wanted.title);
  return (
    <FormDialog form={form} title={title} submitLabel={secret ? 'I have copied it' : 'Save'} hasCancel={!secret}>
      {wanted.kind === 'owners' ? <OwnersFields form={form} /> : null}
      {wanted.kind === 'trustedPublisher' ? <TrustedPublisherFields form={form} /> : null}
      {wanted.kind === 'key' ? (
        <TextField
          {...bound(form, 'publicKey')}
          label="Public key"
          help="Ed25519, 32 bytes in base64. From then on each version needs provenance that such a key signed."
        />
      ) : null}
      {wanted.kind === 'webhook' ? <WebhookFields form={form} /> : null}
      {wanted.kind === 'freeze' ? <FreezeFields form={form} areas={wanted.areas} /> : null}
    </FormDialog>
  );
}

/** What the fields of one text have in common. */
const bound = ({ typed, change }: Form, name: string) => ({
  name,
  required: true,
  autoComplete: 'off',
  value: typed[name] ?? '',
  onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
});

const OwnersFields = ({ form }: { form: Form }) => (
  <TextArea
    {...bound(form, 'emails')}
    required={false}
    label="Mail addresses"
    rows={5}
    help="One in each line. They get the area's alarms; with two or more, one approves what another promotes to many."
  />
);

const TrustedPublisherFields = ({ form }: { form: Form }) => (
  <>
    <TextField
      {...bound(form, 'issuer')}
      label="OpenID issuer"
      help={
        <>
          Such as <span translate="no">https://token.actions.githubusercontent.com</span>
        </>
      }
    />
    <TextField
      {...bound(form, 'repository')}
      label="Repository"
      help="Such as vidya/catalog, as the issuer names it."
    />
  </>
);

const WebhookFields = ({ form }: { form: Form }) =>
  form.secret ? (
    <CopyField label="Secret" value={form.secret} help="Shown once. It verifies the header webhook-signature." />
  ) : (
    <TextField {...bound(form, 'url')} type="url" label="Address" help="https, on a public host." />
  );

interface FreezeFieldsProps {
  form: Form;
  areas: { name: string; title: string }[];
}

const FreezeFields = ({ form, areas }: FreezeFieldsProps) => (
  <>
    <Choice
      label="Areas"
      options={[{ value: '', label: 'All areas' }, ...areas.map(({ name, title }) => ({ value: name, label: title }))]}
      value={form.typed['area'] ?? ''}
      onChoose={(area) => form.change({ area })}
    />
    <TextField {...bound(form, 'from')} type="datetime-local" label="From" help="India’s time." />
    <TextField {...bound(form, 'to')} type="datetime-local" label="To" help="India’s time." />
    <TextField {...bound(form, 'reason')} label="Reason" help="People who promote meanwhile read it." />
  </>
);
