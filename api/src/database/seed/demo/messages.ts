import { addDays } from '../dates.ts';
import type { SeedContactMessage } from '../demo-data.ts';
import { idFor } from '../random.ts';

/** Days before the day of seeding, then the message as it came in. */
const MESSAGES: readonly (readonly [daysAgo: number, message: Omit<SeedContactMessage, 'id' | 'createdAt'>])[] = [
  [
    211,
    {
      name: 'Prof. Usha Ramachandran',
      email: 'usha.ramachandran@vidya.example',
      phone: '9444012358',
      subject: 'Seats for a second-year batch',
      message:
        'We have sixty-two students in second-year computer engineering at Thanjavur and would like to give them the Tamil course on data structures next semester. Is there an arrangement for colleges, and can attendance be exported?',
    },
  ],
  [
    96,
    {
      name: 'Rajat Malhotra',
      email: 'rajat.malhotra@vidya.example',
      phone: '9871203456',
      subject: 'GST invoice for three courses',
      message:
        'My employer reimburses me only against invoices that carry our GSTIN. I bought three courses in April. Could the invoices be issued again with the number, please?',
    },
  ],
  [
    41,
    {
      name: 'Noor Jahan',
      email: 'noor.jahan@vidya.example',
      phone: '7006451278',
      subject: 'Captions are very helpful, thank you',
      message:
        'I am hard of hearing and usually give up on video courses. Your captions follow the speech exactly. Please keep doing this for every lecture.',
    },
  ],
  [
    17,
    {
      name: 'Dinesh Kumawat',
      email: 'dinesh.kumawat@vidya.example',
      phone: '9929034517',
      subject: 'UPI payment deducted twice',
      message:
        'The first attempt said failed, so I paid again, and now my bank shows two debits of Rs. 1,199. One has the remark “reversal pending”. Should I wait or do something?',
    },
  ],
  [
    6,
    {
      name: 'Sr. Philomina Jacob',
      email: 'philomina.jacob@vidya.example',
      phone: '8547219036',
      subject: 'Volunteering as a reviewer',
      message:
        'I taught mathematics in Kottayam for thirty-one years and have just finished the statistics course. If you need someone to check exercises for mistakes, I would be glad to help.',
    },
  ],
  [
    2,
    {
      name: 'Akash Debbarma',
      email: 'akash.debbarma@vidya.example',
      phone: '6009812745',
      subject: 'Low bandwidth option?',
      message:
        'In our hostel the connection drops below 300 kbps every evening. Do you have a smaller version of the videos, or is there a way to hear only the sound with the slides?',
    },
  ],
];

/** A handful of messages from the contact form, the newest two days old. */
export function buildContactMessages(until: Date): SeedContactMessage[] {
  return MESSAGES.map(([daysAgo, message]) => ({
    id: idFor(`message:${message.email}`),
    ...message,
    createdAt: addDays(until, -daysAgo),
  }));
}
