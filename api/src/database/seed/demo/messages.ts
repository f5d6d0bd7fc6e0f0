import { addDays } from '../dates.ts';
import type { SeedContactMessage } from '../demo-data.ts';
import { ADMIN_EMAIL, OPERATIONS_EMAIL } from '../people/staff.ts';
import { idFor } from '../random.ts';
import { LONG_MESSAGE } from './long-message.ts';
import { userId } from './users.ts';

type Written = Pick<SeedContactMessage, 'name' | 'email' | 'phone' | 'subject' | 'message'>;

/** Who answered how many days later; '' was answered elsewhere. */
interface Reply {
  by: string;
  afterDays: number;
  words: string;
}

/** Days before the day of seeding, then the message as it came in, then what became of it. */
const MESSAGES: readonly (readonly [daysAgo: number, message: Written, reply?: Reply])[] = [
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
    {
      by: OPERATIONS_EMAIL,
      afterDays: 1.2,
      words:
        'Dear Professor Ramachandran,\n\nYes, colleges get seats in one order, and we write the list of students for you. Attendance can not be exported yet; progress per student can, and we send it every month.\n\nWarm regards,\nSandeep Kulkarni',
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
    {
      by: ADMIN_EMAIL,
      afterDays: 0.6,
      words:
        'Hello Rajat,\n\nAn invoice can not be changed once it has its number. For courses bought from now on, please enter the GSTIN before paying.\n\nKavita',
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
    { by: ADMIN_EMAIL, afterDays: 2.1, words: '' },
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
    3,
    {
      name: 'सुनीता यादव',
      email: 'sunita.yadav@vidya.example',
      phone: '9415027836',
      subject: 'हिन्दी में और कोर्स',
      message:
        'नमस्ते,\n\nमैं बाराबंकी के एक सरकारी विद्यालय में पढ़ाती हूँ। आपका हिन्दी वाला कोर्स बहुत सरल है और मेरे विद्यार्थी उसे समझ पाते हैं।\n\nक्या डेटाबेस और वेब डेवलपमेंट के कोर्स भी हिन्दी में आएँगे? यदि हाँ, तो कब तक?\n\nधन्यवाद,\nसुनीता यादव',
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
  [
    1,
    {
      name: 'Venkatanarasimharajuvaripeta Krishnamurthy Subrahmanyam',
      email: 'venkatanarasimharajuvaripeta.krishnamurthy@vidya.example',
      phone: '9848032919',
      subject:
        'Everything I noticed while working through the course on operating systems, from the first lecture to the last',
      message: LONG_MESSAGE,
    },
  ],
];

/** A handful of messages from the contact form, the newest a day old; the older ones are answered. */
export function buildContactMessages(until: Date): SeedContactMessage[] {
  return MESSAGES.map(([daysAgo, message, reply]) => ({
    id: idFor(`message:${message.email}`),
    ...message,
    createdAt: addDays(until, -daysAgo),
    answeredAt: reply ? addDays(until, reply.afterDays - daysAgo) : null,
    answeredBy: reply ? userId(reply.by) : null,
    answer: reply?.words ?? '',
  }));
}
