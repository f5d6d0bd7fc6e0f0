import type { StartedTotp } from '@vidya/contracts/calls/sign-in-security';
import { color, Dialog, font, Note, ProofForm, radius, Stack, space, TextField, type } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import { newCodesTitle } from './new-codes-title.ts';

interface AddAppDialogProps {
  started: StartedTotp;
  failure: string;
  isBusy: boolean;
  confirm: (code: string) => Promise<void>;
  cancel: () => void;
}

/** Groups of four, as people read them. */
const grouped = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret of a new authenticator app as a QR code and as text, and takes its first code. */
export function AddAppDialog({
  started: { secret, address, qr },
  failure,
  isBusy,
  confirm,
  cancel,
}: AddAppDialogProps) {
  return (
    <Dialog isOpen onClose={cancel} title="Add an authenticator app" size="small" focusAfter={newCodesTitle}>
      <Stack $gap={5}>
        <p>Scan this with an authenticator app, then enter the code that it shows.</p>
        <Code
          viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`}
          role="img"
          aria-label="QR code for your authenticator app"
        >
          <rect x="-4" y="-4" width={qr.size + 8} height={qr.size + 8} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </Code>
        <Stack $gap={1}>
          <Note>
            On this device? <a href={address}>Open your app</a>. Or type this key into it:
          </Note>
          <Secret translate="no">{grouped(secret)}</Secret>
        </Stack>
        <ProofForm
          name="code"
          failure={failure}
          isBusy={isBusy}
          submitLabel="Add the app"
          missing="Code Is Missing"
          onProof={(code) => void confirm(code)}
          onCancel={cancel}
        >
          {(field) => (
            <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" {...field} autoFocus={false} />
          )}
        </ProofForm>
      </Stack>
    </Dialog>
  );
}

// Black on white in the dark theme too: not every camera reads the other way round.
const Code = styled.svg`
  width: 12rem;
  justify-self: center;
  border-radius: ${radius.medium};
  border: 1px solid ${color.line};
`;

const Secret = styled.code`
  padding: ${space[2]} ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.small};
  ${type.small}
  font-family: ${font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;
