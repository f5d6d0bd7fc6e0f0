import type { ContactMessage } from '@vidya/contracts/calls/contact';
import { limits } from '@vidya/contracts/rules/limits';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';
import { texts } from '@vidya/contracts/texts/texts';

const senders = ['Asha Rao', 'Kabir Menon', 'मीरा शर्मा', 'Venkatanarasimharajuvaripeta Krishnamurthy', 'Tenzin Dorje'];
const subjects = ['Invoice for three courses', 'कोर्स की भाषा', 'Captions are helpful', 'UPI payment deducted twice'];
const bodies = [
  'Could the invoices be issued again with our number, please?\n\nThank you,\nAsha',
  'क्या यह कोर्स हिन्दी में भी उपलब्ध है? मेरे गाँव में कई लोग इसे सीखना चाहते हैं।',
  `${'The captions follow the speech exactly, and I can read them at my own pace. '.repeat(12)}\n\n<b>Thank you</b>`,
];

const pick = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

const message = (index: number): ContactMessage => ({
  _id: `5f0c9d0e-1111-4222-8333-${String(index).padStart(12, '0')}`,
  name: pick(senders, index),
  email: `writer.${index}@vidya.example`,
  phone: '9876543210',
  subject: pick(subjects, index),
  message: pick(bodies, index),
  createdAt: new Date(Date.now() - index * 17 * 3_600_000).toISOString(),
  answer:
    index % 4 === 3 ? { at: new Date().toISOString(), by: 'Nandini Bose', body: 'They are in your history.' } : null,
  earlierAnswer: '',
});

const messages = Array.from({ length: 32 }, (_, index) => message(index));

const find = (input: MockRequest): ContactMessage | undefined =>
  messages.find(({ _id }) => _id === input.params?.['messageId']);

function fits({ name, email, subject, message: body }: ContactMessage, q: string): boolean {
  return [name, email, subject, body].some((text) => text.toLowerCase().includes(q.toLowerCase()));
}

function mockList({ query = {} }: MockRequest) {
  const { state, q = '', page = 1, limit = limits.messagesPerPage } = query;
  const open = messages.filter(({ answer }) => answer === null).length;
  const found = messages.filter(
    (one) => (state === undefined || (one.answer === null) === (state === 'open')) && fits(one, String(q)),
  );
  const from = (Number(page) - 1) * Number(limit);
  const meta = { open, answered: messages.length - open };
  return responseOf(found.slice(from, from + Number(limit)), { total: found.length, meta });
}

function changed(input: MockRequest, answer: ContactMessage['answer']): ContactMessage | undefined {
  const one = find(input);
  if (one) one.answer = answer;
  return one && { ...one };
}

const by = () => ({ at: new Date().toISOString(), by: 'Nandini Bose' });

/** A mock contact inbox. A reload resets it. */
export const mockMessages = {
  listMessages: mockList,
  getMessage: find,
  answerMessage: (input: MockRequest) =>
    responseOf(changed(input, { ...by(), body: String(input.body?.['body']) }), { message: texts.admin.answerSent }),
  markMessage: (input: MockRequest) =>
    changed(input, input.body?.['isAnswered'] === true ? { ...by(), body: '' } : null),
};
