import { duration } from '@vidya/contracts/texts/format';
import { VisuallyHidden } from '@vidya/shared-ui';

/** The length of a lecture, as '4:05'. */
export function Duration({ seconds }: { seconds: number }) {
  return (
    <>
      <VisuallyHidden>Duration </VisuallyHidden>
      {duration(seconds)}
    </>
  );
}
