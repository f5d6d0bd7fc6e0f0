import { act, screen } from '@testing-library/react';
import { mockNetwork } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { paths } from '@vidya/contracts/texts/paths';
import LearningRemote from '../remote.tsx';
import { mockResponses, sampleCertificate, sampleSubscribed } from '../testing/mock-api.ts';

// The player of another test may be loaded already, and the real library needs a browser.
jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../testing/mock-player.ts'));

test.each([
  ['a learner’s courses', 'USER', paths.myCourses(), sampleSubscribed().topic],
  ['an instructor’s courses', 'INSTRUCTOR', paths.myCourses(), sampleSubscribed().topic],
  ['lectures', 'USER', paths.viewLectures('course-1'), 'Course Content'],
  ['a certificate', 'USER', paths.certificate('KX4M-7TP0-9QRS-1VWZ'), sampleCertificate.courseTitle],
] as const)(
  'without a network says that %s could not be loaded, and loads when it is back',
  async (_, role, at, text) => {
    const network = mockNetwork(mockResponses());
    act(network.leave);
    renderRemote(LearningRemote, { at, user: person({ role }), responses: network.responses });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    act(network.comeBack);
    expect((await screen.findAllByText(text))[0]).toBeInTheDocument();
  },
);
