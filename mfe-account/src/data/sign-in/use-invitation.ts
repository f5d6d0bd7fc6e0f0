import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptInvitation, readInvitation } from '@vidya/contracts/browser/calls';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform, useSession } from '@vidya/contracts/browser/platform';
import { texts } from '@vidya/contracts/texts/texts';

/** What an invitation is about, as the visitor of its page sees it. */
export function useInvitation(token: string) {
  const { send } = usePlatform();
  const session = useSession();
  const personId = session.status === 'signedIn' ? session.user._id : null;
  return useQuery({
    queryKey: keys.invitation(token, personId),
    queryFn: async ({ signal }) => (await send(readInvitation, { body: { token }, signal })).data,
    enabled: session.status !== 'probing',
    retry: false,
  });
}

/** Resolves to the id of the course; null when it failed, and the person has seen the error. */
export function useAcceptInvitation(token: string) {
  const { send, run } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<string | null> => {
      const work = send(acceptInvitation, { body: { token } });
      const accepted = await run(work, { success: 'You Teach This Course Now', failure: texts.account.fallback });
      return accepted?.data.courseId ?? null;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.allCourses }),
  });
}
