import { courseProblems, draftProblems, lectureProblems, visibleLength } from './course-validation.ts';

const messages = (problems: { message: string }[]): string[] => problems.map(({ message }) => message);

describe('the course form', () => {
  const good = {
    topic: 'Title',
    category: 'java',
    description: 'd'.repeat(60),
    level: 'Beginner',
    language: 'Hindi',
    price: '0',
    discount: '0',
  };
  const first = (change: Partial<typeof good>, mode: 'create' | 'edit' = 'create', hasThumbnail = true) =>
    courseProblems({ ...good, ...change }, mode, hasThumbnail)[0]?.message;

  it('takes the smallest and the largest', () => {
    expect(first({})).toBeUndefined();
    expect(
      first({ topic: 't'.repeat(180), description: 'd'.repeat(3000), price: '100000', discount: '100' }),
    ).toBeUndefined();
    expect(first({ description: 'd'.repeat(10_000) }, 'edit', false)).toBeUndefined();
  });

  it.each([
    [{ topic: ' ' }, 'All Marked Fields Are Mandatory'],
    [{ price: '' }, 'All Marked Fields Are Mandatory'],
    [{ topic: 'Four' }, 'Title Is Too Short'],
    [{ topic: '  Four  ' }, 'Title Is Too Short'],
    [{ topic: 't'.repeat(181) }, 'Title Is Too Long'],
    [{ description: 'd'.repeat(59) }, 'Description Is Too Short, It Should Have Atleast 60 Characters'],
    [{ description: 'd'.repeat(3001) }, 'Description Is Too Long, It Should Have less than 3000 Characters'],
    [{ price: '100001' }, 'Maximum Price Of Course Must be less than 1,00,000rs'],
    [{ price: '-1' }, "Price Can't be Negative"],
    [{ price: '12.50' }, 'Price Must Be A Whole Number Of Rupees'],
    [{ price: 'much' }, 'Price Must Be A Whole Number Of Rupees'],
    [{ discount: '7.5' }, 'Discount Must Be A Whole Number'],
    [{ discount: '' }, 'All Marked Fields Are Mandatory'],
    [{ category: '' }, 'All Marked Fields Are Mandatory'],
    [{ level: '' }, 'All Marked Fields Are Mandatory'],
    [{ language: '' }, 'All Marked Fields Are Mandatory'],
    [{ level: 'x'.repeat(41) }, 'Level Is Too Long'],
    [{ description: '<p> </p>' }, 'All Marked Fields Are Mandatory'],
    [{ discount: '-1' }, "Discount Can't be Negative"],
    [{ discount: '101' }, "Discount Can't be More than 100%"],
  ])('refuses %j with its message', (change, message) => expect(first(change)).toBe(message));

  it('says it shorter when editing, and asks for a picture only when creating', () => {
    expect(first({ description: 'd'.repeat(10_001) }, 'edit')).toBe('Description Is Too Long');
    expect(first({}, 'create', false)).toBe('All Marked Fields Are Mandatory');
  });

  it('takes numbers with spaces around them, and choices of the greatest length', () => {
    expect(first({ price: ' 499 ', discount: ' 10 ', level: 'x'.repeat(40) })).toBeUndefined();
    expect(first({ topic: ` ${'t'.repeat(180)} ` })).toBeUndefined();
  });

  // Without the limit, megabytes of markup would be parsed to count the few characters in them.
  it('refuses too much markup around a short text', () => {
    const html = (length: number) => `<p>${'d'.repeat(60)}</p>`.padEnd(length, '<b></b>').slice(0, length);
    expect(first({ description: html(40_000) })).toBeUndefined();
    expect(first({ description: html(40_001) })).toBe(
      'Description Is Too Long, It Should Have less than 3000 Characters',
    );
  });

  it('names the field of each problem', () => {
    const fieldsOf = (change: Partial<typeof good>, hasThumbnail = true) =>
      courseProblems({ ...good, ...change }, 'create', hasThumbnail).map(({ field }) => field);
    expect(fieldsOf({ topic: 'Four', description: 'd', price: '1.5', discount: '1.5' }, false)).toEqual([
      'thumbnail',
      'topic',
      'description',
      'price',
      'discount',
    ]);
    expect(fieldsOf({ topic: 't'.repeat(181), description: 'd'.repeat(3001), price: '100001' })).toEqual([
      'topic',
      'description',
      'price',
    ]);
    expect(fieldsOf({ price: '-1', discount: '-1' })).toEqual(['price', 'discount']);
    expect(fieldsOf({ discount: '101' })).toEqual(['discount']);
  });

  it('counts what a reader sees', () => {
    expect(visibleLength('<p>a&amp;b</p><ul><li>c</li></ul>')).toBe(4);
    for (const entity of ['&#2325;', '&#x915;', '&#X1F600;', '&frac12;', '&Eacute;'])
      expect([entity, visibleLength(entity)]).toEqual([entity, 1]);
  });

  it('asks only for a title of a draft, and that the rest keeps its limits', () => {
    const blank = { category: '', description: '', level: '', language: '', price: '', discount: '' };
    const messagesOf = (given: object) => messages(draftProblems({ topic: 'Title', ...blank, ...given }));
    expect(messagesOf({ description: 'Short', price: '0' })).toEqual([]);
    expect(messagesOf({ topic: 'Four' })).toEqual(['Title Is Too Short']);
    expect(messagesOf({ topic: ' Four ' })).toEqual(['Title Is Too Short']);
    expect(messagesOf({ topic: 't'.repeat(180) })).toEqual([]);
    expect(messagesOf({ description: 'd'.repeat(3001) })).toEqual([
      'Description Is Too Long, It Should Have less than 3000 Characters',
    ]);
    const long = { topic: 'Title', ...blank, description: 'd'.repeat(10_000) };
    expect(messages(draftProblems(long, 'edit'))).toEqual([]);
    expect(messagesOf({ price: '12.5', discount: 'half' })).toEqual([
      'Price Must Be A Whole Number Of Rupees',
      'Discount Must Be A Whole Number',
    ]);
    expect(messagesOf({ topic: 'x'.repeat(181), price: '-1', discount: '101' })).toEqual([
      'Title Is Too Long',
      "Price Can't be Negative",
      "Discount Can't be More than 100%",
    ]);
  });

  it('asks for a video or a link, a title and a creator of a lecture', () => {
    const blank = { title: '', youtubeLink: ' ', hasVideo: false, resourceCount: 0, creatorName: '' };
    expect(lectureProblems(blank)).toEqual([
      { field: 'video', message: 'Please Provide Either Video link Or Upload A Video' },
      { field: 'title', message: 'Topic Is Required!' },
      { field: 'creator', message: 'User Not Logged In, Please Login, And Try' },
    ]);
    expect(
      lectureProblems({ title: 'T', youtubeLink: '', hasVideo: true, resourceCount: 0, creatorName: 'A' }),
    ).toEqual([]);
  });
});
