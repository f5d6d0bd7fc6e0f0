import { callAddress } from '../calls/call.ts';
import { getCourse } from '../calls/course.ts';
import { enrolmentLabel, paymentMethodLabel, paymentStatusLabel, refundSentence, roleLabel } from '../texts/labels.ts';
import { paths, safeNext } from '../texts/paths.ts';
import { categories, categoryTitle, findCategory, formCategories, navCategories, slugOf } from './course/categories.ts';
import { blurbOf } from './course/category-blurbs.ts';
import { lectureSource } from './course/lecture-source.ts';
import { isRating, ratingCaption } from './course/rating.ts';
import { isEnrolled } from './enrolled.ts';

describe('categories', () => {
  it('turns names into slugs', () => {
    expect(slugOf('UI/UX')).toBe('ui-ux');
    expect(slugOf('Generative AI')).toBe('generative-ai');
    expect(slugOf('C++')).toBe('c++');
  });
  it('knows the three lists of the specification', () => {
    expect(categories).toHaveLength(14);
    expect(navCategories.map(({ nav }) => nav)).toEqual([
      'Web Development',
      'Data Science',
      'Machine Learning',
      'MySql',
      'Cloud Computing',
      'BlockChain',
      'Data Structures',
      'Operating System',
      'Computer Networks',
      'Java',
      'System Design',
      'UI/UX',
      'C++',
    ]);
    expect(formCategories.map(({ form }) => form)).toEqual([
      'Web Development',
      'Data Science',
      'Machine Learning',
      'Generative AI',
      'MySql',
      'Cloud Computing',
      'Data Structures',
      'Operating System',
      'Computer Networks',
      'Java',
      'System Design',
      'UI/UX',
      'C++',
    ]);
    expect(findCategory('generative-ai')?.bar).toBe('Generative Ai');
  });
  it('describes each of them', () => {
    expect(categories.filter((category) => !blurbOf(category))).toEqual([]);
    expect(blurbOf(findCategory('UI/UX'))).toBe(
      'Design screens that people understand at a glance and return to gladly.',
    );
    expect(blurbOf(findCategory('rocket-science'))).toBeUndefined();
  });
  it('titles a slug nobody knows', () => expect(categoryTitle('rocket-science')).toBe('Rocket Science'));
});

describe('people', () => {
  it('greets by role', () => {
    expect([roleLabel('USER'), roleLabel('INSTRUCTOR'), roleLabel('ADMIN')]).toEqual([
      'Hey',
      'Instructor',
      'Administrator',
    ]);
  });
  it.each([
    ['active', 89_900, 'Paid'],
    ['active', 0, 'Free'],
    ['created', 100, 'Unpaid'],
    ['halted', 0, 'halted'],
  ])('labels a subscription that is %s with %i paise as %s', (subscription_status, amount, label) => {
    expect(enrolmentLabel({ subscription_status, paymentDetails: { amount } })).toBe(label);
  });
  it('counts only active subscriptions as enrolled', () => {
    const expired = {
      courseId: 'c',
      courseTitle: 't',
      subscription_status: 'expired',
      paymentDetails: { amount: 1 },
    } as const;
    expect(isEnrolled({ role: 'USER', subscriptions: [expired], createdCourses: [] })).toBe(false);
    expect(
      isEnrolled({ role: 'USER', subscriptions: [{ ...expired, subscription_status: 'active' }], createdCourses: [] }),
    ).toBe(true);
  });
});

describe('payments and ratings', () => {
  it('words statuses and methods', () => {
    expect(['captured', 'refunded', 'created', 'failed'].map(paymentStatusLabel)).toEqual([
      'Paid',
      'Refunded',
      'Pending',
      'Pending',
    ]);
    expect(['captured', 'refunded'].map((status) => paymentMethodLabel('', status))).toEqual([
      'Free Coupon',
      'Free Coupon',
    ]);
    expect(['created', 'authorized', 'failed'].map((status) => paymentMethodLabel('', status))).toEqual([
      'Not paid yet',
      'Not paid yet',
      'Not paid yet',
    ]);
    expect(paymentMethodLabel('netbanking', 'failed')).toBe('Net Banking');
  });
  it('says when money went back, and where to', () => {
    const refund = { at: '2026-11-20T20:00:00.000Z', amount: 44_900 };
    expect(refundSentence({ ...refund, method: 'card' })).toBe('Refunded on 21 Nov 2026, ₹449 go back to your card');
    expect(refundSentence({ ...refund, method: '' })).toBe('Refunded on 21 Nov 2026, ₹449 go back to you');
  });
  it('captions every half step', () => {
    expect([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map(ratingCaption)).toEqual([
      'Select Rating',
      'Worst/Did not like it at all',
      'Awful/Not what i expected at all',
      'Awful/Poor',
      'Poor/Pretty disapointed',
      'Poor/Average',
      'Average/Could be better',
      'Average/Good',
      'Good/What i expected',
      'Good/Amazing',
      'Amazing/Above expectation',
    ]);
    expect([0, 0.5, 0.75, 5, 5.5].map(isRating)).toEqual([false, true, false, true, false]);
  });
});

describe('addresses', () => {
  it('names the course in the query', () => expect(paths.courseDetail('a b')).toBe('/courseDetail?courseId=a+b'));
  it('encodes what goes into a path', () => {
    expect(paths.category('c++')).toBe('/course/c%2B%2B');
    expect(callAddress(getCourse, { courseId: '../x' })).toBe('/api/v1/course/..%2Fx');
  });
  it('leaves out what has no value', () => {
    expect(paths.allCourses({ q: 'c++', page: 2, level: '', price: undefined })).toBe(
      '/course/all-courses?q=c%2B%2B&page=2',
    );
    expect(paths.allCourses({ q: '' })).toBe('/course/all-courses');
  });
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '',
    null,
    '/auth/login',
    '/login?next=/',
  ])('does not go on to %s', (next) => expect(safeNext(next)).toBe('/'));
  it('goes on inside the site', () => expect(safeNext('/courseDetail?courseId=1')).toBe('/courseDetail?courseId=1'));
});

describe('what a lecture plays', () => {
  const files = [{ src: '/a.mp4', type: 'video/mp4' }];
  it('prefers the link, unless it is blank', () => {
    expect(lectureSource({ kind: 'link', youtubeLink: 'https://youtu.be/x', files }).kind).toBe('link');
    expect(lectureSource({ kind: 'video', youtubeLink: '  ', files }).kind).toBe('video');
    expect(lectureSource({ kind: 'video', youtubeLink: '', files: [] }).kind).toBe('none');
    expect(lectureSource({ kind: 'article', youtubeLink: '', files: [] }).kind).toBe('article');
  });
});
