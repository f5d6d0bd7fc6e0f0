import { texts } from '../texts/texts.ts';
import { answerProblems, contactProblems } from './contact-validation.ts';
import { reasonProblems } from './reason-validation.ts';

const messages = (problems: { message: string }[]): string[] => problems.map(({ message }) => message);

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

  it.each(['919876543210', '98765432101', '+92 98765 43210', '5876543210'])('takes no number like %s', (phone) => {
    expect(contactProblems({ ...good, phone }).map(({ field }) => field)).toEqual(['phone']);
  });

  it('names the captcha when only that is missing', () => {
    expect(contactProblems({ ...good, captchaToken: '' }).map(({ field }) => field)).toEqual(['captchaToken']);
  });
});

describe("an administrator's answer", () => {
  it('is neither blank nor longer than 5,000 characters', () => {
    expect(answerProblems({ body: ' \n ' })).toEqual([{ field: 'body', message: texts.admin.answerMissing }]);
    expect(answerProblems({ body: 'x'.repeat(5001) })).toEqual([{ field: 'body', message: texts.admin.answerLong }]);
    expect(answerProblems({ body: ` ${'x'.repeat(5000)} ` })).toEqual([]);
  });
});

describe('a refund', () => {
  it('has a reason of 10 to 300 characters', () => {
    const short = [{ field: 'reason', message: texts.admin.reasonShort }];
    expect(reasonProblems({ reason: ` ${'x'.repeat(9)} ` })).toEqual(short);
    expect(reasonProblems({ reason: 'x'.repeat(10) })).toEqual([]);
    expect(reasonProblems({ reason: ' ' })).toEqual([{ field: 'reason', message: texts.admin.reasonMissing }]);
    expect(reasonProblems({ reason: 'x'.repeat(301) })).toEqual([{ field: 'reason', message: texts.admin.reasonLong }]);
    expect(reasonProblems({ reason: ` ${'x'.repeat(300)} ` })).toEqual([]);
  });
});
