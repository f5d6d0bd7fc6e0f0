import { paths } from '@vidya/contracts/texts/paths';
import { texts } from '@vidya/contracts/texts/texts';
import { Button, EmptyState, NoTransactionsPicture } from '@vidya/shared-ui';
import { Link } from 'react-router-dom';

/** Shown when there are no purchases yet. */
export function NoPurchases() {
  return (
    <EmptyState
      picture={<NoTransactionsPicture />}
      title={texts.empty.purchases}
      action={
        <Button as={Link} to={paths.allCourses()}>
          Explore Courses
        </Button>
      }
    >
      Courses you buy or join for free are listed here, with what you paid and how long you can watch.
    </EmptyState>
  );
}
