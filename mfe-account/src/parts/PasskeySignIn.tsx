import { Button, Icon } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import { usePasskeySignIn } from '../data/sign-in/use-passkey-sign-in.ts';

/**
 * Sign-in with a passkey alone: by this button, or by what the browser offers for the email. Keeps its room until it is
 * known whether there are passkeys, and where there are none.
 */
export function PasskeySignIn({ onTry }: { onTry: () => void }) {
  const { isPossible, isBusy, signIn } = usePasskeySignIn(onTry);
  return (
    <Room $isEmpty={!isPossible}>
      <Button
        variant="secondary"
        isWide
        isBusy={isBusy}
        icon={<Icon name="key" size={18} />}
        onClick={() => void signIn()}
      >
        Log in with a passkey
      </Button>
    </Room>
  );
}

const Room = styled.div<{ $isEmpty: boolean }>`
  visibility: ${({ $isEmpty }) => ($isEmpty ? 'hidden' : 'visible')};
`;
