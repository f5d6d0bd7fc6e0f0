import type { RemoteReleases } from '@vidya/platform/calls/area-releases';
import { agoMinutes, day, line, seen, version } from './mock-area-parts.ts';

const remote = 'events';
const note =
  'आयोजनों की सूची अब तेज़ी से खुलती है, और जिन आयोजनों में जगह नहीं बची है वे सबसे नीचे दिखाए जाते हैं; हर आयोजन के साथ उसका नक्शा भी है।';
const reason = '212 में से 31 विज़िट विफल रहीं: पंजीकरण का बटन पुराने फ़ोनों पर दबाया नहीं जा सकता था, इसलिए इसे वापस लिया गया।';

/** An area that declares itself, with long words in Hindi: a canary with errors, a rollout, a freeze and previews. */
export function mockEvents(): RemoteReleases {
  const live = version('2.3.1-9f8e7d6c5b', { liveSince: agoMinutes(4 * day), health: seen(9_412, { business: 812 }) });
  const next = version('2.4.0-1a2b3c4d5e', {
    publishedAt: agoMinutes(190),
    publishedBy: 'श्रीलक्ष्मी वेंकटरमण सुब्रमण्यम',
    note,
    health: seen(486, { failed: 9, renderFailed: 4, callFailed: 17, blank: 2, business: 21, left: 40, shift: 120 }),
  });
  const newest = version('2.5.0-77665544aa', {
    publishedAt: agoMinutes(8),
    note,
    publishedBy: 'events-team/release',
    rehearsal: { at: agoMinutes(5), views: 12, findings: 3, skipped: 2 },
    rehearsalMissing:
      'The rehearsal of events 2.5.0-77665544aa found 3 things wrong. Publish a better version and rehearse that.',
  });
  const before = version('2.3.0-0c1d2e3f4a', { liveSince: agoMinutes(20 * day), note });
  return {
    name: remote,
    title: 'शाम के आयोजन और कार्यशालाएँ',
    grant: {
      title: 'Events',
      paths: { '/events': 'everybody', '/events/mine': 'signedIn', '/events/hosts': ['INSTRUCTOR', 'ADMIN'] },
      base: 'https://events.example',
      budgetKb: 45,
      connections: ['https://maps.example'],
    },
    counts: 'पंजीकरण की गई सीटें',
    live,
    previous: before,
    canary: { ...next, percent: 5, cohort: null },
    stopped: null,
    judgement: {
      verdict: 'not enough yet',
      reason: '486 visits, 471 in the control group: too few to tell about failures, “पंजीकरण की गई सीटें”.',
      evidence: [
        { measure: 'failed', canary: { bad: 9, of: 486 }, control: { bad: 3, of: 471 } },
        { measure: 'callFailed', canary: { bad: 17, of: 486 }, control: { bad: 11, of: 471 } },
        { measure: 'slowLcp', canary: { bad: 31, of: 402 }, control: { bad: 24, of: 388 } },
        { measure: 'noBusiness', canary: { bad: 465, of: 486 }, control: { bad: 430, of: 471 } },
      ],
    },
    errors: [
      {
        version: next.version,
        outcome: 'renderFailed',
        message: "Cannot read properties of undefined (reading 'seatsThatAreLeftForPeopleOnTheWaitingList')",
        stack:
          'TypeError: Cannot read properties of undefined\n    at EventCard (https://events.example/2.4.0-1a2b3c4d5e/814.js:1:20931)',
        screen: '/events/:eventId',
        firstSeen: agoMinutes(120),
        visits: 4,
      },
      {
        version: next.version,
        outcome: 'callFailed',
        message: 'bookSeat: 422 ValidationError',
        stack: '',
        screen: '/events',
        firstSeen: agoMinutes(60),
        visits: 17,
      },
    ],
    freeze: {
      id: 'f2',
      from: agoMinutes(30),
      to: agoMinutes(-900),
      areas: [remote],
      reason: 'दीपावली की बिक्री के दौरान कोई नया संस्करण नहीं',
    },
    approval: null,
    previews: [
      { id: 'p1', version: newest.version, by: 'श्रीलक्ष्मी वेंकटरमण सुब्रमण्यम', expiresAt: agoMinutes(-300) },
      { id: 'p2', version: next.version, by: 'Nandini Bose', expiresAt: agoMinutes(-4_300) },
    ],
    rollout: {
      version: next.version,
      steps: [0.5, 1, 5, 10, 25, 50, 75, 100],
      step: 2,
      dwellMinutes: 240,
      state: 'halted',
      reason,
      by: 'श्रीलक्ष्मी वेंकटरमण सुब्रमण्यम',
      since: agoMinutes(300),
      nextAt: null,
      haltsAt: null,
      visits: 486,
    },
    liveGuard: {
      version: live.version,
      previous: before.version,
      until: agoMinutes(4 * day - 60),
      state: 'failing',
      reason: `${reason} It does not go back by itself: Too little is known of 2.3.0-0c1d2e3f4a.`,
    },
    versions: [newest, next, live, before],
    history: [
      line(8, 'release.published', 'events-team/release', { remote, version: newest.version }),
      line(30, 'release.previewed', 'Nandini Bose', { remote, version: newest.version, hours: 72 }),
      line(60, 'release.rolloutHalted', 'श्रीलक्ष्मी वेंकटरमण सुब्रमण्यम', { remote, version: next.version, reason }),
      line(190, 'release.rolloutStarted', 'Zoya Khan', {
        remote,
        version: next.version,
        steps: '0.5%, 1%, 5%, 10%, 25%, 50%, 75%, 100%',
        dwellMinutes: 240,
      }),
      line(4 * day, 'release.promoted', 'Zoya Khan', { remote, version: live.version }),
    ],
  };
}
