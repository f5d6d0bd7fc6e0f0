import { purchaseHistory } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall } from '@vidya/contracts/browser/platform';
import { serverNow } from '@vidya/contracts/browser/server-clock';
import type { SubscribedCourse } from '@vidya/contracts/calls/catalogue';
import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import { paths } from '@vidya/contracts/texts/paths';
import { Icon, IconButton, Menu, MenuItem, VisuallyHidden } from '@vidya/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Ending } from './use-ending.ts';

interface LearnerMenuProps {
  course: SubscribedCourse;
  ending: Ending;
}

/** What a learner does with a course besides watching it, behind one button. */
export function LearnerMenu({ course, ending }: LearnerMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const { _id, topic } = course;
  return (
    <Slot>
      <Menu
        align="end"
        isOpen={isOpen}
        onToggle={setOpen}
        button={(wiring) => <IconButton icon="more" label={`Actions for ${topic}`} {...wiring} />}
      >
        {isOpen ? (
          <>
            <MenuItem as={Link} to={paths.courseDetail(_id)} state={{ course }} icon={<Icon name="info" />}>
              <Label text="Course Page" topic={topic} />
            </MenuItem>
            <MenuItem as={Link} to={paths.purchaseHistory()} icon={<Icon name="receipt" />}>
              <Label text="Purchase History" topic={topic} />
            </MenuItem>
            <EndingItem course={course} ending={ending} onChoose={() => setOpen(false)} />
          </>
        ) : null}
      </Menu>
    </Slot>
  );
}

const Label = ({ text, topic }: { text: string; topic: string }) => (
  <span>
    {text}
    <VisuallyHidden> {topic}</VisuallyHidden>
  </span>
);

/** Whether the access comes from this purchase. `now` in ms. */
const isRunning = ({ status, expiresAt }: PurchaseHistoryEntry, now: number): boolean =>
  status === 'captured' && expiresAt !== null && Date.parse(expiresAt) > now;

/** Gives a paid course back while that is possible, or leaves one that cost nothing. */
function EndingItem({ course, ending, onChoose }: LearnerMenuProps & { onChoose: () => void }) {
  const { data: purchases } = useCall(purchaseHistory, { key: keys.purchases });
  const { _id: courseId, topic } = course;
  const running = purchases?.filter((entry) => entry.courseId === courseId && isRunning(entry, serverNow()));
  const offered = running?.find(({ giveBack }) => giveBack);
  const act = (work: () => void) => (): void => {
    onChoose();
    work();
  };
  if (offered) {
    return (
      <MenuItem icon={<Icon name="undo" />} onClick={act(() => ending.giving.ask(offered))}>
        <Label text="Give Back" topic={topic} />
      </MenuItem>
    );
  }
  // Not known yet, or paid for and not to be given back any more.
  if (!running || running.some(({ amount }) => amount > 0)) return null;
  const isByCoupon = running.some(({ coupon }) => coupon !== '');
  return (
    <MenuItem
      icon={<Icon name="logout" />}
      onClick={act(() => ending.leaving.ask({ courseId, courseTitle: topic, isByCoupon }))}
    >
      <Label text="Leave the Course" topic={topic} />
    </MenuItem>
  );
}

const Slot = styled.div`
  position: relative;
  flex: none;
`;
