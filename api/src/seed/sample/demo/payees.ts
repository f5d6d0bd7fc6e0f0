import type { SeedUser } from '../demo-data.ts';
import { gatewayId } from '../random.ts';
import { userId } from './users.ts';

/** An instructor with a tax number and an account for payouts. */
export interface SeedPayee {
  userId: string;
  email: string;
  holderName: string;
  pan: string;
  ifsc: string;
  accountNumber: string;
  /** At the gateway. */
  contactId: string;
  fundAccountId: string;
}

type Account = Pick<SeedPayee, 'pan' | 'ifsc' | 'accountNumber'>;

/** Invented, with the check of their form. The other instructors have not begun with payouts. */
const accounts: Record<string, Account> = {
  'instructor@vidya.example': {
    pan: 'AXKPK4821D',
    ifsc: 'HDFC0000053',
    accountNumber: '50100234517744',
  },
  'priyanka.bose@vidya.example': {
    pan: 'BQLPB1937F',
    ifsc: 'SBIN0000300',
    accountNumber: '30911458826',
  },
  'harpreet.sandhu@vidya.example': {
    pan: 'CFHPS6604K',
    ifsc: 'ICIC0000104',
    accountNumber: '10405519317',
  },
  'farhan.siddiqui@vidya.example': {
    pan: 'DMNPS7215A',
    ifsc: 'UTIB0000010',
    accountNumber: '910010047723',
  },
  'vikram.reddy@vidya.example': {
    pan: 'EVRPR3350M',
    ifsc: 'KKBK0000958',
    accountNumber: '4411827706',
  },
  'meera.subramaniam@vidya.example': {
    pan: 'FSUPS9048C',
    ifsc: 'IOBA0000017',
    accountNumber: '001701000012834',
  },
};

export const buildPayees = (users: readonly SeedUser[]): SeedPayee[] =>
  Object.entries(accounts).flatMap(([email, account]) => {
    const holderName = users.find((user) => user.email === email)?.fullName;
    const ids = { contactId: gatewayId('cont', email), fundAccountId: gatewayId('fa', email) };
    return holderName ? [{ userId: userId(email), email, holderName, ...account, ...ids }] : [];
  });
