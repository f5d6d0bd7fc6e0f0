import { contactProblems } from './contact-validation.ts';
import { courseProblems, draftProblems, lectureProblems, visibleLength } from './course-validation.ts';
import {
  changePasswordProblems,
  isEmail,
  isWebLink,
  loginProblems,
  profileProblems,
  resetPasswordProblems,
  signUpProblems,
} from './validation.ts';

const messages = (problems: { message: string }[]): string[] => problems.map(({ message }) => message);

describe('signing in and up', () => {
  it('names what is missing before what is wrong', () => {
    expect(messages(loginProblems({ email: ' ', password: '' }))).toEqual(['Email Is Missing', 'Password Is Missing']);
    expect(messages(loginProblems({ email: 'asha', password: 'x' }))).toEqual(['Enter Valid Email Address']);
  });

  it.each(['asha@vidya.example', 'a.b+c@mail.co.in'])('takes %s', (email) => expect(isEmail(email)).toBe(true));
  it.each(['asha', 'asha@', '@vidya.example', 'a b@vidya.example', 'a@b', 'a@b..c', 'a@-b.com'])(
    'refuses %s',
    (email) => expect(isEmail(email)).toBe(false),
  );

  it('asks for six characters at signup', () => {
    const form = { fullName: 'Asha', email: 'asha@vidya.example', password: '12345' };
    expect(messages(signUpProblems(form))).toEqual(['Password Must Be Atleast 6 Character Long']);
    expect(signUpProblems({ ...form, password: '123456' })).toEqual([]);
    expect(messages(signUpProblems({ fullName: '', email: '', password: '' }))).toEqual([
      'Name Is Required',
      'Email Is Required',
      'Password Is Required',
    ]);
  });

  it('counts a new password without the spaces around it when resetting', () => {
    expect(messages(resetPasswordProblems({ newPassword: ' 12345 ' }))).toEqual([
      'Password Must Be Atleast 6 Character Long',
    ]);
    expect(messages(changePasswordProblems({ currPassword: 'old-one', newPassword: '12345' }))).toEqual([
      'New Password Must Be Atleast 6 Character Long',
    ]);
  });
});

describe('the profile', () => {
  const good = { fullName: 'Asha Rao', contact: '+91 98765-43210', linkedin: 'linkedin.com/in/asha', address: 'Pune' };

  it('takes numbers with spaces, and links without a scheme', () => expect(profileProblems(good, 'Old')).toEqual([]));

  it('says what is wrong with each field', () => {
    const form = { fullName: 'Ash', contact: '12345', linkedin: 'not a link', address: 'abc' };
    expect(messages(profileProblems(form, 'Old'))).toEqual([
      'Name Is Too Short',
      'Provide Valid Contact Number',
      'Provide Valid LinkedIn Link',
      'Address Is Too Short',
    ]);
  });

  it('leaves a short name alone that was there before', () => {
    expect(profileProblems({ ...good, fullName: 'Om' }, 'Om')).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example'])('refuses the link %s', (link) =>
    expect(isWebLink(link)).toBe(false),
  );
});

describe('the contact form', () => {
  const good = { name: 'A', email: 'a@b.example', phone: '98765 43210', subject: 's', message: 'm', captchaToken: 't' };

  it('asks for every field, then the captcha, then the patterns', () => {
    const blank = { name: '', email: '', phone: '', subject: '', message: '', captchaToken: '' };
    expect(messages(contactProblems(blank))).toEqual([
      'name is required!',
      'email is required!',
      'phone is required!',
      'subject is required!',
      'message is required!',
      'CAPTCHA verification is required!',
    ]);
    expect(messages(contactProblems({ ...good, email: 'x', phone: '5876543210' }))).toEqual([
      'please enter valid email',
      'Provide Valid 10 digit Indian Phone Number',
    ]);
    expect(contactProblems(good)).toEqual([]);
  });
});

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

  it('counts what a reader sees', () => expect(visibleLength('<p>a&amp;b</p><ul><li>c</li></ul>')).toBe(4));

  it('asks only for a title of a draft, and that the rest keeps its limits', () => {
    const blank = { category: '', description: '', level: '', language: '', price: '', discount: '' };
    const said = (given: object) => messages(draftProblems({ topic: 'Title', ...blank, ...given }));
    expect(said({ description: 'Short', price: '0' })).toEqual([]);
    expect(said({ topic: 'Four' })).toEqual(['Title Is Too Short']);
    expect(said({ price: '12.5', discount: 'half' })).toEqual([
      'Price Must Be A Whole Number Of Rupees',
      'Discount Must Be A Whole Number',
    ]);
    expect(said({ topic: 'x'.repeat(181), price: '-1', discount: '101' })).toEqual([
      'Title Is Too Long',
      "Price Can't be Negative",
      "Discount Can't be More than 100%",
    ]);
  });

  it('asks for a video or a link, a title and a creator of a lecture', () => {
    const blank = { title: '', youtubeLink: ' ', hasVideo: false, creatorName: '' };
    expect(messages(lectureProblems(blank))).toEqual([
      'Please Provide Either Video link Or Upload A Video',
      'Topic Is Required!',
      'User Not Logged In, Please Login, And Try',
    ]);
    expect(lectureProblems({ title: 'T', youtubeLink: '', hasVideo: true, creatorName: 'A' })).toEqual([]);
  });
});
