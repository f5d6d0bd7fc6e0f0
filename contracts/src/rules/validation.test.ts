import { isEmail } from './text/email-address.ts';
import {
  changePasswordProblems,
  forgotPasswordProblems,
  isBlank,
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

  it.each([null, undefined, '', ' \t'])('counts %j as missing', (value) => expect(isBlank(value)).toBe(true));
  it('counts a zero as given', () => expect(isBlank(0)).toBe(false));

  it.each(['asha@vidya.example', 'a.b+c@mail.co.in'])('takes %s', (email) => expect(isEmail(email)).toBe(true));
  it.each(['asha', 'asha@', '@vidya.example', 'a b@vidya.example', 'a@b', 'a@b..c', 'a@-b.com'])(
    'refuses %s',
    (email) => expect(isEmail(email)).toBe(false),
  );

  it('takes an address of 254 characters, and none that mail servers would refuse', () => {
    const ofLength = (length: number) => `a@${'b'.repeat(length - 5)}.in`;
    expect([254, 255].map((length) => isEmail(ofLength(length)))).toEqual([true, false]);
  });

  const form = { fullName: 'Asha', email: 'asha@vidya.example', password: '12345' };
  const profile = { contact: '', linkedin: '', address: '' };

  it.each(['\u200b\u200b\u200b\u200b', '\u3164', '\u202e\u202c', '🎉', '...', '1984'])(
    'counts %j as no name',
    (fullName) => {
      const person = { ...form, fullName, password: '123456' };
      expect(messages(signUpProblems(person))).toEqual(['Name Is Required']);
      expect(messages(profileProblems({ ...profile, fullName: `${fullName}    ` }, 'Asha'))).toEqual([
        'Name Is Too Short',
      ]);
    },
  );

  it.each(['http://evil.example/x', 'See www.evil.example', 'asha@vidya.example', 'Win at prizes.com'])(
    'takes no address such as %s for a name',
    (fullName) => {
      const sentences = messages(signUpProblems({ ...form, fullName, password: '123456' }));
      expect(sentences).toEqual(['Enter A Name, Not An Address']);
      expect(messages(profileProblems({ ...profile, fullName }, 'Asha'))).toEqual(sentences);
    },
  );

  it.each(['A.P.J. Abdul Kalam', "Ravi S/O O'Neil", 'Łukasz', 'रमेश', 'רוני כהן', 'Comet.Netra'])(
    'takes the name %s',
    (fullName) => {
      expect(signUpProblems({ ...form, fullName, password: '123456' })).toEqual([]);
    },
  );

  it('asks for six characters at signup', () => {
    expect(messages(signUpProblems(form))).toEqual(['Password Must Be Atleast 6 Character Long']);
    expect(signUpProblems({ ...form, password: '123456' })).toEqual([]);
    expect(messages(signUpProblems({ fullName: '', email: '', password: '' }))).toEqual([
      'Name Is Required',
      'Email Is Required',
      'Password Is Required',
    ]);
  });

  it('checks the address at signup, and names the field of each problem', () => {
    expect(signUpProblems({ fullName: ' ', email: 'asha', password: '12345' }).map(({ field }) => field)).toEqual([
      'fullName',
      'email',
      'password',
    ]);
    expect(messages(signUpProblems({ ...form, email: 'asha', password: '123456' }))).toEqual([
      'Enter Valid Email Address',
    ]);
  });

  // A longer one would cost the server a hash of any number of bytes.
  it('takes a password of 128 characters and no longer one', () => {
    expect(signUpProblems({ ...form, password: 'x'.repeat(128) })).toEqual([]);
    expect(signUpProblems({ ...form, password: 'x'.repeat(129) })).toHaveLength(1);
    expect(resetPasswordProblems({ newPassword: 'x'.repeat(129) })).toHaveLength(1);
  });

  it('asks for a valid address before it sends a link', () => {
    expect(forgotPasswordProblems({ email: ' ' })).toEqual([{ field: 'email', message: 'Email Is Missing' }]);
    expect(forgotPasswordProblems({ email: 'asha' })).toEqual([
      { field: 'email', message: 'Enter Valid Email Address' },
    ]);
    expect(forgotPasswordProblems({ email: 'asha@vidya.example' })).toEqual([]);
  });

  it('asks for the current password before it takes a new one', () => {
    expect(changePasswordProblems({ currPassword: '', newPassword: '12345' })).toEqual([
      { field: 'currPassword', message: 'Password Is Missing' },
      { field: 'newPassword', message: 'New Password Must Be Atleast 6 Character Long' },
    ]);
    expect(changePasswordProblems({ currPassword: 'old', newPassword: '123456' })).toEqual([]);
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

  it('counts what is typed without the spaces around it', () => {
    expect(profileProblems({ ...good, fullName: ' Om ', address: ' Pune ' }, 'Om')).toEqual([]);
    const problems = profileProblems({ ...good, fullName: ' Ash ', address: ' abc ' }, 'Old');
    expect(problems.map(({ field }) => field)).toEqual(['fullName', 'address']);
  });

  it.each(['9876543210', '+1 987-654-3210'])('takes the number %s', (contact) => {
    expect(profileProblems({ ...good, contact }, 'Old')).toEqual([]);
  });

  it.each(['98765432101', '+123 9876543210', 'call 9876543210', '9876543210 x'])('refuses %s', (contact) => {
    expect(profileProblems({ ...good, contact }, 'Old').map(({ field }) => field)).toEqual(['contact']);
  });

  it.each([' https://www.linkedin.com/in/asha ', 'HTTP://a.example', 'a.example/https://b.example'])(
    'takes the link %s',
    (link) => expect(isWebLink(link)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'mailto:asha@a.example',
    'mailto:asha@a.example?body=https://b.example',
    'a.example/in/asha rao',
    'localhost/in/asha',
  ])('refuses the link %s', (link) => {
    expect(isWebLink(link)).toBe(false);
    expect(profileProblems({ ...good, linkedin: link }, 'Old').map(({ field }) => field)).toEqual(['linkedin']);
  });
});

describe('a new password', () => {
  const long = 'x'.repeat(129);
  const sentence = 'Password Must Be At Most 128 Characters Long';

  it('is told to be too long where it is', () => {
    const form = { fullName: 'Asha', email: 'asha@vidya.example', password: long };
    expect(messages(signUpProblems(form))).toEqual([sentence]);
    expect(messages(resetPasswordProblems({ newPassword: long }))).toEqual([sentence]);
    expect(messages(changePasswordProblems({ currPassword: 'monsoon', newPassword: long }))).toEqual([sentence]);
  });

  it('is another than the current one, however it is typed', () => {
    const same = changePasswordProblems({ currPassword: 'monsoon é', newPassword: 'monsoon e\u0301' });
    expect(messages(same)).toEqual(['New Password Must Differ From The Current One']);
  });
});
