import { useAtom } from 'jotai';
import { selectedUserIdAtom, viewProfileAtom } from './choices.ts';

/** Whether a person's Personal Information is open; one at a time. */
export function useProfileView(userId: string) {
  const [selectedUserId, select] = useAtom(selectedUserIdAtom);
  const [isViewing, setViewing] = useAtom(viewProfileAtom);
  const isOpen = isViewing && selectedUserId === userId;
  const toggle = (): void => {
    select(userId);
    setViewing(!isOpen);
  };
  return { isOpen, toggle };
}
