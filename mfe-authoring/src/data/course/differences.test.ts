import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { excerpts } from '../conflict-dialog.ts';
import { mergedFields } from '../versions.ts';
import { differencesOf } from './differences.ts';
import { storedDraft, storedOf } from './stored-course.ts';

const read = storedOf(sampleDetail());
const theirs = storedOf(sampleDetail({ topic: 'Their title', price: 2000, category: 'java', updatedAt: '2025-10-01' }));
const mine = { ...read.fields, topic: 'My title', level: 'Advance' };
const asText = (html: string): string => html;
const sides = { read, mine, theirs, hasNewThumbnail: false, asText };

test('names what they changed, and which of it was changed here as well', () => {
  expect(differencesOf(sides)).toEqual([
    { field: 'topic', label: 'Title', mine: 'My title', theirs: 'Their title', isContested: true },
    { field: 'category', label: 'Category', mine: 'Generative Ai', theirs: 'Java', isContested: false },
    { field: 'price', label: 'Price', mine: '₹1,499', theirs: '₹2,000', isContested: false },
  ]);
});

test('a new picture of theirs is a difference', () => {
  const withLcpImage = { ...read, thumbnailUrl: '/media/new.webp' };
  const [found] = differencesOf({ ...sides, theirs: withLcpImage, hasNewThumbnail: true });
  expect(found).toMatchObject({ label: 'Thumbnail', mine: 'Your new picture', isContested: true });
});

test('keeps every change of both, and here the one that was typed', () => {
  expect(mergedFields(read.fields, mine, theirs.fields)).toEqual({
    ...read.fields,
    topic: 'My title',
    level: 'Advance',
    category: 'java',
    price: '2000',
  });
});

test('blanks that the server trims are no difference', () => {
  const typed = {
    ...sides,
    read: { ...read, fields: { ...read.fields, topic: `${read.fields.topic} ` } },
    theirs: read,
  };
  expect(differencesOf(typed)).toEqual([]);
});

test('a draft’s missing price is blank and not free', () => {
  expect(storedDraft(sampleDetail({ price: 0 })).fields.price).toBe('');
});

test('long words are shown from where they begin to differ', () => {
  const [one, other] = excerpts(`${'a'.repeat(500)} mine ${'z'.repeat(500)}`, `${'a'.repeat(500)} theirs`);
  expect(one).toMatch(/^…a{39} mine z+…$/);
  expect(other).toMatch(/^…a{39} theirs$/);
  expect(excerpts('short', 'other')).toEqual(['short', 'other']);
});
