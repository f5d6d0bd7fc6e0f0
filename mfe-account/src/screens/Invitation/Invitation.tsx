import { usePerson, useTitle } from '@vidya/contracts/browser/platform';
import type { OpenInvitation } from '@vidya/contracts/calls/people';
import { ApiError, messageOf } from '@vidya/contracts/rules/api-error';
import { shortDate } from '@vidya/contracts/texts/format';
import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Banner, Button, Skeleton, Stack } from '@vidya/shared-ui';
import type { ReactNode } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useAcceptInvitation, useInvitation } from '../../data/sign-in/use-invitation.ts';
import { AuthPage } from '../../parts/AuthLayout/AuthPage.tsx';

/** `/invitation/{token}`, from the mail to a future co-instructor. A press accepts, as mail programs open links by themselves. */
export function Invitation() {
  useTitle('Invitation');
  const { token = '' } = useParams();
  const person = usePerson();
  const { data, error, isFetching, refetch } = useInvitation(token);
  if (isOver(error)) {
    const [label, to] = person ? ['Open My Courses', paths.myCourses()] : ['Go to the home page', paths.home()];
    return (
      <AuthPage title="An invitation to teach" under={<Link to={to}>{label}</Link>}>
        <Banner tone="warning">{error.message}</Banner>
      </AuthPage>
    );
  }
  if (error) {
    return (
      <AuthPage title="An invitation to teach">
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(error, texts.account.fallback)}
        </Banner>
      </AuthPage>
    );
  }
  if (!data) {
    return (
      <AuthPage title="An invitation to teach" lead={'\u00a0'}>
        <Skeleton shape="block" height="14rem" />
      </AuthPage>
    );
  }
  return <Open invitation={data} token={token} />;
}

/** Used, withdrawn, expired, or gone with its course: no other try helps. */
const isOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 404, 409].includes(error.status);

function Open({ invitation, token }: { invitation: OpenInvitation; token: string }) {
  const { courseTitle, invitedBy, expiresAt, obstacle } = invitation;
  return (
    <AuthPage
      title="An invitation to teach"
      lead={
        <>
          <bdi translate="no">{invitedBy}</bdi> invites you to teach the course <q>{courseTitle}</q> together.
        </>
      }
      under={`The invitation is open until ${shortDate(expiresAt)}.`}
    >
      <Stack $gap={5}>
        <div>
          <p>If you accept,</p>
          <ul>
            <li>the course, its cards and new certificates name you beside its owner,</li>
            <li>you can change its texts, sections and lectures, and see what is not published,</li>
            <li>its learners’ questions reach you too, and you can answer them.</li>
          </ul>
          <p>
            Price, first publishing, deleting and inviting stay with the owner, and so does what the course earns. You
            can leave at any time.
          </p>
        </div>
        {obstacle ? ways[obstacle]({ ...invitation, token }) : <Accept token={token} />}
      </Stack>
    </AuthPage>
  );
}

function Accept({ token }: { token: string }) {
  const accept = useAcceptInvitation(token);
  const navigate = useNavigate();
  const press = async (): Promise<void> => {
    const courseId = await accept.mutateAsync();
    // It works once: Back must not return to it.
    if (courseId) await navigate(paths.courseDetail(courseId), { replace: true });
  };
  return (
    <Stack $gap={3}>
      <Button size="large" isWide isBusy={accept.isPending} onClick={() => void press()}>
        Accept Invitation
      </Button>
      <Button as={Link} to={paths.home()} variant="secondary" size="large" isWide>
        Not Now
      </Button>
    </Stack>
  );
}

type Way = (given: OpenInvitation & { token: string }) => ReactNode;

/** What to do before one can accept. */
const ways: Record<NonNullable<OpenInvitation['obstacle']>, Way> = {
  signedOut: ({ email, token }) => (
    <Stack $gap={3}>
      <p>
        Log in with <Address email={email} /> to accept.
      </p>
      <Button as={Link} to={paths.login(paths.invitation(token))} size="large" isWide>
        Log In
      </Button>
      <p>
        No account with this address? <Link to={paths.signUp(paths.invitation(token))}>Create one</Link>, then{' '}
        <Link to={paths.contact()}>write to us</Link>: we make it an instructor’s account.
      </p>
    </Stack>
  ),
  otherAddress: ({ email, token }) => (
    <Stack $gap={3}>
      <Banner tone="warning">
        This invitation is for <Address email={email} />. <SignedInAs />
      </Banner>
      <Button as={Link} to={paths.login(paths.invitation(token))} size="large" isWide>
        Log In With That Address
      </Button>
    </Stack>
  ),
  learner: () => (
    <Stack $gap={3}>
      <Banner tone="warning">
        Only instructors teach, and your account is a learner’s. Write to us, and we make it an instructor’s account.
        Then open this link again.
      </Banner>
      <Button as={Link} to={paths.contact()} size="large" isWide>
        Write To Us
      </Button>
    </Stack>
  ),
};

const Address = ({ email }: { email: string }) => <bdi translate="no">{email}</bdi>;

function SignedInAs() {
  const person = usePerson();
  if (!person) return null;
  return (
    <>
      You are logged in as <Address email={person.email} />.
    </>
  );
}
