import type { VerifiedCertificate } from '@vidya/contracts/calls/learning';
import { monthInIndia, monthKeys } from '@vidya/contracts/texts/format';
import { site } from '@vidya/contracts/texts/site';

type Linked = Pick<VerifiedCertificate, 'courseTitle' | 'issuedAt' | 'address'> & { code: string };

/** LinkedIn's documented link that opens its form for a new certificate, filled in. */
export function linkedInAddress({ courseTitle, issuedAt, address, code }: Linked): string {
  const { year, month } = monthInIndia(issuedAt);
  const fields = {
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: site.name,
    issueYear: year,
    issueMonth: monthKeys.indexOf(month) + 1,
    certUrl: address,
    certId: code,
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://www.linkedin.com/profile/add?${query.join('&')}`;
}
