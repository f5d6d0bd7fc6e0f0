import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  inviteInstructor,
  listInstructors,
  removeInstructor,
  resendInvitation,
  withdrawInvitation,
} from '@vidya/contracts/browser/calls';
import type { ApiResponse } from '@vidya/contracts/browser/client';
import { keys } from '@vidya/contracts/browser/keys';
import { useCall, usePlatform } from '@vidya/contracts/browser/platform';
import type { CourseTeam } from '@vidya/contracts/calls/people';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { useRefreshCourses } from './course.ts';

/** Who teaches a course; to those who may invite, open invitations too. */
export const useTeam = (courseId: string | null) =>
  useCall(listInstructors, {
    key: keys.courseTeam(courseId ?? ''),
    params: { courseId: courseId ?? '' },
    enabled: courseId !== null,
  });

/** Each change resolves to whether it was made; the person has then seen what came of it. */
export function useTeamChanges(courseId: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  const refresh = useRefreshCourses();
  const changed = async (work: Promise<ApiResponse<CourseTeam>>, success: string, failure: string) => {
    const response = await run(work, { success, failure });
    if (response) queries.setQueryData(keys.courseTeam(courseId), response.data);
    return response !== null;
  };
  const sent = ['Invitation Sent Successfully', 'Error In Sending The Invitation'] as const;
  const invite = useMutation({
    mutationFn: ({ email, onRefused }: { email: string; onRefused: (message: string) => void }) => {
      const work = send(inviteInstructor, { params: { courseId }, body: { email } });
      work.catch((error: unknown) => {
        if (error instanceof ApiError && (error.status === 400 || error.status === 409)) onRefused(error.message);
      });
      return changed(work, ...sent);
    },
  });
  const resend = useMutation({
    mutationFn: (invitationId: string) =>
      changed(send(resendInvitation, { params: { courseId, invitationId } }), ...sent),
  });
  const withdraw = useMutation({
    mutationFn: (invitationId: string) =>
      changed(
        send(withdrawInvitation, { params: { courseId, invitationId } }),
        'Invitation Withdrawn',
        'Error In Withdrawing The Invitation',
      ),
  });
  const remove = useMutation({
    mutationFn: async (userId: string): Promise<boolean> => {
      const work = send(removeInstructor, { params: { courseId, userId } });
      return (await run(work, { failure: 'Error In Removing The Instructor' })) !== null;
    },
    onSettled: refresh,
  });
  return { invite, resend, withdraw, remove };
}

export type TeamChanges = ReturnType<typeof useTeamChanges>;
