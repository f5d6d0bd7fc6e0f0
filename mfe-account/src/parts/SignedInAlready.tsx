import type { User } from '@vidya/contracts/calls/account';
import { Button } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useNext } from '../data/sign-in/use-next.ts';
import { AuthPage } from './AuthLayout/AuthPage.tsx';

interface SignedInAlreadyProps {
  person: User;
  /** The person wants to log in with another account. */
  onSwitch: () => void;
}

/** Shows who is signed in and offers to continue (decision R3). */
export function SignedInAlready({ person, onSwitch }: SignedInAlreadyProps) {
  const { destination } = useNext();
  return (
    <AuthPage title="You are signed in" lead={`As ${person.fullName}, ${person.email}.`}>
      <Choices>
        <Button as={Link} to={destination} size="large" isWide>
          Continue
        </Button>
        <Button variant="secondary" size="large" isWide onClick={onSwitch}>
          Log in with another account
        </Button>
      </Choices>
    </AuthPage>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${space[3]};
`;
