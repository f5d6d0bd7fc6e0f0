import { isPasskeyPlace } from '@vidya/contracts/browser/proofs/new-passkey';
import { hasPasskeys } from '@vidya/contracts/browser/proofs/passkeys';
import type { Passkey } from '@vidya/contracts/calls/passkey';
import { passkeyLimits } from '@vidya/contracts/rules/sign-in-limits';
import { Button, ConfirmDialog, Icon, Note, Surface } from '@vidya/shared-ui';
import { useAddPasskey } from '../../data/security/use-add-passkey.ts';
import { usePasskeyChanges } from '../../data/security/use-passkey-changes.ts';
import { Head } from '../../parts/page-styles.ts';
import { NameDialog } from './NameDialog.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import { EntryList } from './security-styles.ts';

interface PasskeysProps {
  passkeys: Passkey[];
  /** The domain that they are for. */
  domain: string;
  onCodes: (codes: string[]) => void;
}

/** 'Passkeys': each signs in alone, and can be renamed and removed. */
export function Passkeys({ passkeys, domain, onCodes }: PasskeysProps) {
  const adding = useAddPasskey(onCodes);
  const changes = usePasskeyChanges();
  const canAdd = hasPasskeys() && isPasskeyPlace(domain);
  return (
    <Surface as="section" aria-labelledby="passkeys">
      <Head>
        <h2 id="passkeys">Passkeys</h2>
        {canAdd ? (
          <Button
            variant="secondary"
            size="small"
            icon={<Icon name="plus" size={18} />}
            isBusy={adding.isBusy && !adding.isOpen}
            onClick={() => void adding.begin()}
          >
            Add a passkey
          </Button>
        ) : null}
      </Head>
      <Note>
        Sign in with your fingerprint, your face or the lock of your screen. A passkey can not be guessed, and a false
        site can not ask for it.
        {canAdd ? null : ` This browser can not add one here: passkeys are for ${domain}, over a safe connection.`}
      </Note>
      {passkeys.length > 0 ? (
        <EntryList>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              onRename={() => changes.askToRename(passkey)}
              onRemove={() => changes.askToRemove(passkey)}
            />
          ))}
        </EntryList>
      ) : null}
      <NameDialog
        isOpen={adding.isOpen}
        title="Add a passkey"
        lead="Give it a name, so that you know it again. Your browser asks for the rest."
        initial={adding.unkept}
        help="Left empty, it is called after this browser."
        submitLabel="Go on"
        isBusy={adding.isBusy}
        onName={(name) => void adding.add(name)}
        onCancel={adding.close}
      />
      <NameDialog
        key={changes.chosen?._id}
        isOpen={changes.isRenaming}
        title="Rename the passkey"
        initial={changes.chosen?.name ?? ''}
        isRequired
        submitLabel="Save"
        isBusy={changes.isBusy}
        onName={(name) => void changes.rename(name)}
        onCancel={changes.keepName}
      />
      <ConfirmDialog
        isOpen={changes.isRemoving}
        title={`Remove “${changes.chosen?.name ?? ''}”?`}
        lines={['It can no longer sign in here. Remove it from your device too, if you do not need it there.']}
        confirmLabel="Remove"
        isBusy={changes.isBusy}
        onConfirm={() => void changes.remove()}
        onCancel={changes.keep}
      />
      {passkeys.length >= passkeyLimits.perPerson ? <Note>You have as many as there can be.</Note> : null}
    </Surface>
  );
}
