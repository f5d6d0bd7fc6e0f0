import { youtubeEmbed, youtubeId, youtubePage } from './youtube.ts';

describe('youtubeId', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'http://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=42s',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'HTTPS://youtu.be/dQw4w9WgXcQ',
    '  https://youtu.be/dQw4w9WgXcQ  ',
  ])('reads %s', (link) => expect(youtubeId(link)).toBe('dQw4w9WgXcQ'));

  it.each([
    '',
    'https://vimeo.com/123',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=-"><dQw4w9WgXcQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/',
    'https://www.youtube.com/dQw4w9WgXcQ',
    'youtu.be/dQw4w9WgXcQ,https://youtu.be/x',
    'https://www.youtube.com/watch?v="><script>1',
    'https://www.youtube.com/playlist?list=PL1',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'not a link',
  ])('refuses %s', (link) => expect(youtubeId(link)).toBeNull());
});

test('the page of a video is the one for watching it', () => {
  expect(youtubePage('dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});

test('the embed address holds the id and nothing of the link', () => {
  expect(youtubeEmbed('dQw4w9WgXcQ')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/);
});
