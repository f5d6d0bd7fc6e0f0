import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/calls/api-error';
import { type VerifiedCertificate, verifyCertificate } from '@vidya/contracts/calls/certificate';

/** The certificate with this code; null when there is none. */
export function useCertificate(code: string) {
  const { send } = usePlatform();
  return useQuery<VerifiedCertificate | null>({
    queryKey: keys.certificate(code),
    queryFn: async ({ signal }) => {
      try {
        return (await send(verifyCertificate, { params: { code }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
