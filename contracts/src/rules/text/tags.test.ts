import { replaceTags, withoutElements } from './tags.ts';

it('replaces tags from the first character to the last', () => {
  expect(replaceTags('<p>a</p>', (tag) => `[${tag.length}]`)).toBe('[3]a[4]');
  expect(replaceTags('1 < 2', () => '')).toBe('1 < 2');
  expect(replaceTags('', () => 'x')).toBe('');
});

it('removes elements with what is in them, the first and the last too', () => {
  expect(withoutElements('<script>a</script>b<SCRIPT src="x">c</Script>', 'script')).toBe('b');
  expect(withoutElements('a<style>b</style>', 'script')).toBe('a<style>b</style>');
});

it('leaves an element that is not closed', () => {
  expect(withoutElements('a<script>b', 'script')).toBe('a<script>b');
  expect(withoutElements('</script>a<script>b', 'script')).toBe('</script>a<script>b');
});
