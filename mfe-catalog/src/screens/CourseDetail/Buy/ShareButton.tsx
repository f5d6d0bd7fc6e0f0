import { usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseSummary } from '@vidya/contracts/calls/course';
import { paths } from '@vidya/contracts/texts/paths';
import { Button, Icon } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const never = () => () => undefined;
const hasShareSheet = (): boolean => typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;

/** Shares the course's address through the phone's share sheet, or copies it to the clipboard. */
export function ShareButton({ course }: { course: CourseSummary }) {
  const { toasts } = usePlatform();
  // The server does not know the device.
  const canShare = useSyncExternalStore(never, hasShareSheet, () => false);
  const address = (): string => new URL(paths.courseDetail(course._id), location.origin).href;

  const copy = async (): Promise<void> => {
    const url = address();
    try {
      await navigator.clipboard.writeText(url);
      toasts.success('Link copied');
    } catch {
      toasts.blank(url);
    }
  };
  // Closing the share sheet rejects too: that is a choice, not a failure.
  const share = (): Promise<void> => navigator.share({ title: course.topic, url: address() }).catch(() => undefined);
  return (
    <Share
      variant="quiet"
      size="small"
      icon={<Icon name={canShare ? 'share' : 'link'} size={18} />}
      onClick={() => void (canShare ? share() : copy())}
    >
      {canShare ? 'Share' : 'Copy link'}
    </Share>
  );
}

/* The button has no visible border, so its text aligns with the lines above. */
const Share = styled(Button)`
  margin-left: -${space[3]};
`;
