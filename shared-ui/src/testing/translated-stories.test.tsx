import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { inTranslation, settled } from '@vidya/contracts/testing/in-translation';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { CourseCard } from '../CourseCard/CourseCard.tsx';
import { sampleCourse } from './sample-course.ts';

inTranslation();

interface Story {
  args?: object;
  render?: (args: object) => ReactNode;
}
type Stories = Record<string, Story> & { default: Story & { component?: ComponentType } };

const source = path.join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  // jsdom draws no pictures.
  (file) => file.endsWith('.stories.tsx') && !file.startsWith('Crop'),
);
const stories = files.flatMap((file) => {
  // oxlint-disable-next-line no-require-imports -- the files are in a folder, not in a list
  const { default: meta, ...named } = require(path.join(source, file)) as Stories;
  return Object.entries(named).map(([name, story]) => ({
    name: `${path.basename(file, '.stories.tsx')} ${name}`,
    meta,
    story,
  }));
});

function Shown({ meta, story }: Omit<(typeof stories)[number], 'name'>) {
  const args = { ...meta.args, ...story.args };
  const draw = story.render ?? meta.render;
  return draw ? draw(args) : createElement(meta.component ?? Fragment, args);
}

test('names and codes stay as they are', () => {
  render(<Avatar name="Asha Rao" />);
  render(<CourseCard course={sampleCourse()} href="/" />);
  expect(screen.getByText('AR').closest('[translate=no]')).not.toBeNull();
  expect(screen.getByText(sampleCourse().createdBy).closest('[translate=no]')).not.toBeNull();
});

test.each(stories)('$name can be used while it is translated', async ({ meta, story }) => {
  const { rerender, unmount } = render(<Shown meta={meta} story={story} />);
  await settled();
  for (const button of screen.queryAllByRole('button')) {
    if (button.isConnected) fireEvent.click(button);
    // oxlint-disable-next-line no-await-in-loop -- one click after another
    await settled();
  }
  const args = { ...meta.args, ...story.args };
  const text = 'children' in args && typeof args.children === 'string' ? { children: 'Changed' } : {};
  const busy = { ...story, args: { ...args, isBusy: true, error: 'Not right', page: 1, ...text } };
  if (!(story.render ?? meta.render)) rerender(<Shown meta={meta} story={busy} />);
  await settled();
  unmount();
  expect(document.body).toHaveTextContent(/^$/);
});
