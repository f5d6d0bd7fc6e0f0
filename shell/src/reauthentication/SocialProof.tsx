import { paths } from '@vidya/contracts/texts/paths';
import { freshSocialSignInPath } from '@vidya/contracts/texts/social-paths';
import { Button, Icon, Row, Stack } from '@vidya/shared-ui';

/** People without a password sign in again with their provider, in another tab: this one keeps what they typed. */
export function SocialProof({ onCancel, onDone }: { onCancel: () => void; onDone: () => void }) {
  return (
    <Stack $gap={6}>
      <p>
        You have no password here. Sign in again with your provider in a new tab, then come back and go on. Or{' '}
        <a href={paths.forgotPassword()} target="_blank" rel="noreferrer">
          choose a password
        </a>{' '}
        first.
      </p>
      <Button as="a" href={freshSocialSignInPath} target="_blank" rel="noreferrer" isWide icon={<Icon name="globe" />}>
        Sign in again in a new tab
      </Button>
      <Row $justify="flex-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="secondary" onClick={onDone}>
          I have signed in again
        </Button>
      </Row>
    </Stack>
  );
}
