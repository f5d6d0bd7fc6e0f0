import { createHash } from 'node:crypto';
import { callAddress } from '@vidya/contracts/calls/call';
import { getBadgeStatus, verifyCertificate } from '@vidya/contracts/calls/learning';
import { certificateTexts } from '@vidya/contracts/texts/texts';
import { courses } from '../../database/tables/schema-courses.ts';
import { badgeWorld, code, site } from '../../testing/badge-world.ts';
import { createCertificates } from '../certificate.service.ts';
import { createCertificateStore } from '../certificate.store.ts';
import { createBadges } from './badge.service.ts';

const the = badgeWorld();

describe('a badge', () => {
  it('says who achieved what, with the learner’s mail address only to those who have it', async () => {
    const { learner, teacher } = the;
    const { id } = await the.certify({ mark: 82, coInstructors: [{ id: teacher.id, name: 'Arjun Menon' }] });
    const badge = await the.badge();
    const course = `${site}/courseDetail?courseId=${id}`;
    const picture = { id: `${site}/api/v1/certificate/${code}/picture`, type: 'Image' };
    expect(badge).toMatchObject({
      id: `${site}/certificate/${code}.json`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: 'did:web:vidya.example%3A8443', name: 'Vidya', url: site },
      validFrom: '2026-03-31T18:30:00.000Z',
      image: picture,
      credentialSubject: {
        name: 'Kavya N',
        achievement: {
          name: 'Prompting that works',
          description: 'Online course, taught by Meera Iyer and Arjun Menon',
          criteria: { id: course, narrative: 'The learner has completed every lecture of the course.' },
          image: picture,
        },
        result: [{ resultDescription: `${course}#mark`, value: '82' }],
      },
    });
    expect(JSON.stringify(badge)).not.toContain(learner.email);
    const [mail, name] = badge.credentialSubject.identifier;
    const hash = createHash('sha256').update(learner.email + mail!.salt);
    expect(mail).toMatchObject({ identityType: 'emailAddress', identityHash: `sha256$${hash.digest('hex')}` });
    expect(name).toMatchObject({ identityType: 'name', identityHash: 'Kavya N' });
    expect(await the.faults(badge)).toEqual([]);
  });

  it('has no mark that its author does not show, and no address of a course that left the catalogue', async () => {
    await the.certify({ isWhole: false });
    await the.api.db.update(courses).set({ status: 'archived' });
    const { credentialSubject } = await the.badge();
    expect(credentialSubject).not.toHaveProperty('result');
    expect(credentialSubject.achievement['criteria']).toEqual({ narrative: 'The learner has completed the course.' });
  });

  it('is a file that other sites may read and no cache stores', async () => {
    await the.certify();
    const { headers } = await the.ask(code.toLowerCase().replaceAll('-', ''));
    expect(headers).toMatchObject({
      'content-type': 'application/vc',
      'content-disposition': `attachment; filename=badge-${code}.json`,
      'cache-control': 'private, no-store',
      'access-control-allow-origin': '*',
      'x-robots-tag': 'noindex',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['a key of JSON-LD', '@id'],
    ['a context of JSON-LD', '{"@context":"https://evil.example/"}'],
    ['an address', 'https://evil.example/#key-1'],
    ['a blank node', '_:c14n0'],
    ['another direction', 'Course \u202eevil\u2066 שלום'],
    ['200 characters', `${'क्षि '.repeat(39)}12345`],
    ['Hindi', 'हिन्दी में प्रॉम्प्ट लिखना'],
    ['signs of N-Quads', 'a " \\ \n\r\t <b> ^^ . @en'],
    ['an emoji', '👨‍👩‍👧‍👦 \u{10ffff}'],
  ])('is good with %s as title and names', async (_, text) => {
    await the.certify({ courseTitle: text, learnerName: text, instructorName: text });
    const badge = await the.badge();
    expect(badge).toMatchObject({ name: text, credentialSubject: { name: text, achievement: { name: text } } });
    expect(await the.faults(badge)).toEqual([]);
  });
});

describe('a status list', () => {
  it('is public for a minute', async () => {
    const { headers, statusCode } = await the.get(callAddress(getBadgeStatus, { list: '1' }));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'access-control-allow-origin': '*' });
  });

  it.each(['0', '-1', '1.5', '16385', 'x', '1e3'])('has no number %s', async (list) => {
    expect((await the.get(callAddress(getBadgeStatus, { list }))).statusCode).toBe(404);
  });
});

it('is offered by a site that has a key, and by no other', async () => {
  await the.certify();
  expect((await the.api.inject(verifyCertificate, { params: { code } })).body.Data?.hasBadge).toBe(true);
  const store = createCertificateStore(the.api.db);
  const certificates = createCertificates({ store, origin: site, hasBadges: false });
  expect(await certificates.verify(code)).not.toHaveProperty('hasBadge');
  const badges = createBadges({ certificates, store, privateKey: null, keysBefore: [], origin: site, ttlMs: 0 });
  const refusal = { status: 404, message: certificateTexts.noBadges };
  await expect(badges.issue(code)).rejects.toMatchObject(refusal);
  await expect(badges.statusList('1')).rejects.toMatchObject(refusal);
  expect(() => badges.issuer()).toThrow(certificateTexts.noBadges);
});
