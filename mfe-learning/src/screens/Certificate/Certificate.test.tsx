import { screen } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { renderRemote } from '@vidya/contracts/testing/render-remote';
import LearningRemote from '../../remote.tsx';
import { sampleCertificate } from '../../testing/mock-api.ts';

const code = 'KX4M-7TP0-9QRS-1VWZ';
const openPage = (verifyCertificate: MockResponses[string], at = `/certificate/${code}`) =>
  renderRemote(LearningRemote, { at, responses: { verifyCertificate } });

test('a visitor sees whose it is, for what, by whom, since when, and that it is valid', async () => {
  openPage(() => sampleCertificate);
  expect(screen.getByLabelText('Verifying the certificate')).toHaveAttribute('aria-busy', 'true');
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificate of Completion' })).toBeVisible();
  const details = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(details).toEqual(['Asha Rao', 'Prompting that works', '6 h 30 min of video', 'Meera Iyer', '1 Mar 2026']);
  expect(screen.getByText('Valid')).toBeVisible();
  expect(screen.getByText(code)).toBeVisible();
});

test('it leads to the course, and to LinkedIn with its fields filled in and escaped', async () => {
  const courseTitle = 'C++ & “STL”? 100 % #1/2';
  openPage(() => ({ ...sampleCertificate, courseTitle, issuedAt: '2026-03-31T20:00:00.000Z' }));
  const linkedIn = await screen.findByRole('link', { name: /^Add to LinkedIn/ });
  const { origin, pathname, searchParams } = new URL(linkedIn.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add');
  // The last evening of March in UTC is April in India.
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: 'Vidya',
    issueYear: '2026',
    issueMonth: '4',
    certUrl: `https://vidya.example/certificate/${code}`,
    certId: code,
  });
  const course = screen.getByRole('link', { name: /^See this course/ });
  expect(course).toHaveAttribute('href', '/courseDetail?courseId=course-1');
});

test('it is a file for collections of badges, where the site signs badges', async () => {
  openPage(() => ({ ...sampleCertificate, hasBadge: true }));
  const badge = await screen.findByRole('link', { name: 'Badge (Open Badges 3.0)' });
  expect(badge).toHaveAttribute('href', `/certificate/${code}.json`);
  expect(badge).toHaveAttribute('download');
});

test('a course that has left the catalogue has no link, and an unknown length is not shown', async () => {
  openPage(() => ({ ...sampleCertificate, courseId: null, videoSeconds: 0 }));
  expect(await screen.findByText('Valid')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^See this course/ })).not.toBeInTheDocument();
  expect(screen.queryByText(/of video/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Badge/ })).not.toBeInTheDocument();
});

test('it shows the mark where the author wants it', async () => {
  openPage(() => ({ ...sampleCertificate, mark: 82 }));
  expect(await screen.findByText('82 %')).toBeVisible();
  expect(screen.getByText('Mark')).toBeVisible();
});

test('the window bears its title, whatever page came before', async () => {
  document.title = 'My Courses | Vidya';
  openPage(() => sampleCertificate);
  expect(await screen.findByText('Valid')).toBeVisible();
  expect(document.title).toBe('Certificate | Vidya');
});

test('however the code was typed, it is asked for as it is printed', async () => {
  const asked: unknown[] = [];
  openPage(({ params }) => (asked.push(params?.['code']), sampleCertificate), '/certificate/kx4m7tpo9qrslvwz');
  expect(await screen.findByText(code)).toBeVisible();
  expect(asked).toEqual([code]);
});

test('an unknown code is told kindly', async () => {
  openPage(() => Promise.reject(new ApiError('Certificate Not Found', { status: 404 })));
  expect(await screen.findByRole('heading', { level: 1, name: 'No such certificate' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('Valid')).not.toBeInTheDocument();
});

test('a failure is no verdict, and Retry asks again', async () => {
  let isDown = true;
  const { user } = openPage(() => {
    if (isDown) throw new ApiError('The server is resting', { status: 500 });
    return sampleCertificate;
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The certificate could not be verified' })).toBeVisible();
  expect(screen.queryByText('No such certificate')).not.toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: /retry|try again/i }));
  expect(await screen.findByText('Valid')).toBeVisible();
});
