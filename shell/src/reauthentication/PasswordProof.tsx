import type { Platform } from '@vidya/contracts/browser/platform';
import type { Proof } from '@vidya/contracts/calls/sign-in-security';
import { PasswordField, ProofForm } from '@vidya/shared-ui';
import { useAtomValue } from 'jotai';

interface PasswordProofProps {
  platform: Platform;
  failure: string;
  isBusy: boolean;
  prove: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

export function PasswordProof({ platform, prove, ...rest }: PasswordProofProps) {
  const session = useAtomValue(platform.sessionAtom);
  return (
    <ProofForm
      {...rest}
      name="password"
      missing="Password Is Missing"
      onProof={(password) => void prove({ method: 'password', password })}
    >
      {(field) => (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input
            hidden
            readOnly
            autoComplete="username"
            value={session.status === 'signedIn' ? session.user.email : ''}
          />
          <PasswordField label="Password" autoComplete="current-password" {...field} />
        </>
      )}
    </ProofForm>
  );
}
