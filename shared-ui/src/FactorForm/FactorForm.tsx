import { useEffect, useRef, useState } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Row, Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ProofForm, type ProofFormProps } from './ProofForm.tsx';

export type FactorMethod = 'passkey' | 'totp' | 'recoveryCode';

export interface FactorFormProps
  extends Pick<ProofFormProps, 'action' | 'failure' | 'isBusy' | 'submitLabel' | 'onCancel'> {
  /** What the person has, the first one shown first. */
  methods: readonly FactorMethod[];
  onPasskey: () => void;
  /** A code of an authenticator app, or a recovery code. */
  onCode: (code: string) => void;
}

const wayLabels: Record<FactorMethod, string> = {
  passkey: 'Use a passkey',
  totp: 'Use your authenticator app',
  recoveryCode: 'Use a recovery code',
};

/** Asks for a second factor: one way at a time, the others one press away. */
export function FactorForm({ methods, onPasskey, onCode, failure, ...props }: FactorFormProps) {
  const [chosen, setChosen] = useState<FactorMethod>();
  const method = chosen ?? methods[0] ?? 'totp';
  const [tried, setTried] = useState(method);
  const rest = { ...props, failure: method === tried ? failure : '' };
  const attempt = (send: () => void): void => {
    setTried(method);
    send();
  };
  const others = methods.filter((each) => each !== method);
  return (
    <Stack $gap={5}>
      {method === 'passkey' ? (
        <PasskeyPart {...rest} isChosen={chosen !== undefined} onPasskey={() => attempt(onPasskey)} />
      ) : (
        <CodePart key={method} {...rest} method={method} onCode={(code) => attempt(() => onCode(code))} />
      )}
      {others.length > 0 ? (
        <Row $gap={2} $rowGap={1} $justify="center">
          {others.map((each) => (
            <Button key={each} variant="quiet" size="small" onClick={() => setChosen(each)}>
              {wayLabels[each]}
            </Button>
          ))}
        </Row>
      ) : null}
    </Stack>
  );
}

type Rest = Omit<FactorFormProps, 'methods' | 'onPasskey' | 'onCode'>;

function PasskeyPart({
  failure,
  isBusy,
  isChosen,
  onCancel,
  onPasskey,
}: Rest & Pick<FactorFormProps, 'onPasskey'> & { isChosen: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, and the focus with it.
  useEffect(() => {
    if (isChosen) button.current?.focus();
  }, [isChosen]);
  return (
    <Stack $gap={5}>
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
      <Button ref={button} size="large" isWide isBusy={isBusy} icon={<Icon name="key" />} onClick={onPasskey}>
        Use a passkey
      </Button>
      {onCancel ? (
        <Button variant="secondary" isWide onClick={onCancel}>
          Cancel
        </Button>
      ) : null}
    </Stack>
  );
}

function CodePart({
  method,
  onCode,
  ...rest
}: Rest & Pick<FactorFormProps, 'onCode'> & { method: Exclude<FactorMethod, 'passkey'> }) {
  const isTotp = method === 'totp';
  return (
    <ProofForm {...rest} name="code" missing="Code Is Missing" onProof={onCode}>
      {(field) => (
        <TextField
          label={isTotp ? 'Code from your authenticator app' : 'Recovery code'}
          help={isTotp ? 'Six digits, new every 30 seconds.' : 'Five groups of five characters. Each code works once.'}
          inputMode={isTotp ? 'numeric' : 'text'}
          autoComplete={isTotp ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          {...field}
        />
      )}
    </ProofForm>
  );
}
