import { emailKey, isEmail, mailAddress } from './email-address.ts';

it.each([
  ['Frank@éxample.com', 'frank@xn--xample-9ua.com'],
  ['frank@ÉXAMPLE.com', 'frank@xn--xample-9ua.com'],
  ['frank@e\u0301xample。com', 'frank@xn--xample-9ua.com'],
  ['frank@XN--xample-9ua.com', 'frank@xn--xample-9ua.com'],
  ['a@xn--p1b6ci4b4b3a.xn--h2brj9c', 'a@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['a@faß.de', 'a@xn--fa-hia.de'],
  [' asha@vidya.example\u200b', 'asha@vidya.example'],
  ['<mailto:asha@vidya.example>,', 'asha@vidya.example'],
  ['asha＠vidya.example.', 'asha@vidya.example'],
])('reads %s as %s', (typed, stored) => {
  expect(emailKey(typed)).toBe(stored);
  expect(emailKey(stored)).toBe(stored);
  expect(isEmail(typed)).toBe(true);
});

it('finds both forms of a domain in Devanagari', () => {
  expect(emailKey('a@कॉम.भारत')).toBe(emailKey(emailKey('a@कॉम.भारत')));
  expect(isEmail('a@कॉम.भारत')).toBe(true);
});

it('leaves what stands before the @ as it is typed', () => {
  expect(mailAddress('Asha.Rao+Vidya@Vidya.Example')).toBe('Asha.Rao+Vidya@vidya.example');
});

it.each([
  'a@xn--a.com',
  'a@xn--.in',
  'a@-b.com',
  'a@b_c.com',
  'a@\u00ad.com',
  'a@127.0.0.1',
  'a@b.com:80',
  'a@b.com/x',
  'a@b%2ecom',
  'a@b..com',
  'a@b',
  '@b.com',
  'a b@c.com',
  'a@🎉',
])('takes no %s', (typed) => expect(isEmail(typed)).toBe(false));
