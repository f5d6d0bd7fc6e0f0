import { createHash, randomBytes } from 'node:crypto';
import { callAddress } from '@vidya/contracts/calls/call';
import { drawCertificate, getBadgeStatus } from '@vidya/contracts/calls/learning';
import { namesText } from '@vidya/contracts/rules/course/instructors';
import { paths } from '@vidya/contracts/texts/paths';
import { site } from '@vidya/contracts/texts/site';
import type { IssuedCertificate } from '../certificate.store.ts';
import { completedText, instructorsOf, videoText } from '../certificate-text.ts';
import { didOf } from './issuer.ts';
import { statusEntry } from './status-list.ts';

/** The address of a status list. */
export const statusAddress = (origin: string, list: number): string =>
  origin + callAddress(getBadgeStatus, { list: String(list) });

/** The learner: the name in plain, the mail address hashed, so that only who has it recognises it. */
function identifiers(learnerName: string, email: string) {
  const salt = randomBytes(16).toString('hex');
  const identityHash = `sha256$${createHash('sha256')
    .update(email + salt)
    .digest('hex')}`;
  const type = 'IdentityObject';
  return [
    { type, hashed: true, identityHash, identityType: 'emailAddress', salt },
    { type, hashed: false, identityHash: learnerName, identityType: 'name' },
  ];
}

/** `address`: of the course's page, which the criteria name while it is in the catalogue. */
function achievementOf(certificate: IssuedCertificate, { address, image }: { address: string; image: object }) {
  const { courseTitle, isPublished, videoSeconds, mark } = certificate;
  const names = instructorsOf(certificate);
  const description = ['Online course', names.length > 0 && `taught by ${namesText(names)}`, videoText(videoSeconds)];
  return {
    id: `${address}#achievement`,
    type: ['Achievement'],
    achievementType: 'Course',
    name: courseTitle,
    description: description.filter(Boolean).join(', '),
    criteria: { ...(isPublished && { id: address }), narrative: `The learner ${completedText(certificate)}.` },
    image,
    ...(mark !== null && {
      resultDescription: [
        { id: `${address}#mark`, type: ['ResultDescription'], name: 'Mark', resultType: 'Percent', valueMax: '100' },
      ],
    }),
  };
}

/** A certificate as an OpenBadgeCredential (Open Badges 3.0), unsigned. `email` is the learner's. */
export function badgeCredential(certificate: IssuedCertificate, { email, origin }: { email: string; origin: string }) {
  const { code, courseId, learnerName, courseTitle, mark, createdAt, statusIndex } = certificate;
  const image = { id: origin + callAddress(drawCertificate, { code }), type: 'Image' };
  const address = origin + paths.courseDetail(courseId);
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ] as const,
    id: origin + paths.badge(code),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseTitle,
    image,
    issuer: { id: didOf(origin), type: ['Profile'], name: site.name, url: origin },
    validFrom: createdAt.toISOString(),
    credentialStatus: statusEntry(statusIndex, (list) => statusAddress(origin, list)),
    credentialSubject: {
      type: ['AchievementSubject'],
      name: learnerName,
      identifier: identifiers(learnerName, email),
      achievement: achievementOf(certificate, { address, image }),
      ...(mark !== null && {
        result: [{ type: ['Result'], resultDescription: `${address}#mark`, value: String(mark) }],
      }),
    },
  };
}
