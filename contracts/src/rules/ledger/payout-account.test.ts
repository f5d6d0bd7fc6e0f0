import { bankOf } from './indian-banks.ts';
import { maskedAccount, payoutAccountProblems, plainAccountForm } from './payout-account.ts';
import { isSameName } from './same-name.ts';

const bank = {
  kind: 'bank' as const,
  holderName: 'Asha Rao',
  ifsc: 'HDFC0000053',
  accountNumber: '765432123456789',
  accountNumberAgain: '765432123456789',
  upi: '',
};
const upi = (address: string) => ({ ...bank, kind: 'upi' as const, ifsc: '', accountNumber: '', upi: address });
const fieldsOf = (form: Parameters<typeof payoutAccountProblems>[0]) =>
  payoutAccountProblems(plainAccountForm(form)).map(({ field }) => field);

describe('the form of a payout account', () => {
  it('takes a pasted account', () => {
    const pasted = {
      ...bank,
      holderName: " Rao,  Asha O'Neil ",
      ifsc: ' hdfc 0000053',
      accountNumber: '7654 3212-3456789',
    };
    expect(fieldsOf(pasted)).toEqual([]);
    expect(plainAccountForm(pasted)).toEqual({ ...bank, holderName: 'Rao Asha O’Neil' });
  });

  it.each([
    [{ holderName: ' ... ' }, ['holderName']],
    [{ holderName: 'आशा राव' }, ['holderName']],
    [{ holderName: 'A'.repeat(51) }, ['holderName']],
    [{ ifsc: 'HDFC1000053' }, ['ifsc']],
    [{ ifsc: 'HDFC00000531' }, ['ifsc']],
    [{ accountNumber: '12345', accountNumberAgain: '12345' }, ['accountNumber']],
    [{ accountNumber: '1234567890123456789', accountNumberAgain: '1234567890123456789' }, ['accountNumber']],
    [{ accountNumberAgain: '765432123456788' }, ['accountNumberAgain']],
  ])('refuses %j', (change, fields) => expect(fieldsOf({ ...bank, ...change })).toEqual(fields));

  it.each([
    ['asha.rao@okhdfcbank', true],
    ['9876543210@upi', true],
    [' Asha@YBL ', true],
    ['asha', false],
    ['asha@', false],
    ['asha@mail.example', false],
    ['.asha@ybl', false],
  ])('takes the UPI address %s: %s', (address, isOne) => expect(fieldsOf(upi(address)).length === 0).toBe(isOne));

  it('shows no number whole', () => {
    expect(maskedAccount(bank)).toBe('•••• 6789');
    expect(maskedAccount(upi('asha@ybl'))).toBe('as••••@ybl');
    expect(maskedAccount(upi('a@ybl'))).toBe('••••@ybl');
  });

  it('names the bank of known letters only', () => {
    expect([bankOf('HDFC0000053'), bankOf('SBIN0001234'), bankOf('ZZZZ0001234')]).toEqual([
      'HDFC Bank',
      'State Bank of India',
      '',
    ]);
  });
});

it.each([
  ['Asha Rao', 'ASHA RAO', true],
  ['Asha Rao', 'RAO  ASHA', true],
  ['Asha Rao', 'Mrs. Asha Rao', true],
  ['Asha Rao', 'ASHARAO', true],
  ['Asha Rao', 'Asha K. Rao', true],
  ['A. Rao', 'ASHA RAO', true],
  ['A.K. Rao', 'Asha Kumar Rao', true],
  ['K Asha Rao', 'Asha Rao K', true],
  ["Mary D'Souza", 'MARY DSOUZA', true],
  ['Asha Rao', 'Asha', false],
  ['Asha Rao', 'Someone Else', false],
  ['Asha Rao', 'Asha Mehta', false],
  ['Asha Rao', 'Asha Kumari Devi Rao', false],
  ['K. Rao', 'Asha Rao', false],
  ['A. R.', 'Asha Rao', false],
  ['Asha Rao', '', false],
  ['आशा राव', 'Asha Rao', false],
])('%s and %s are one name: %s', (one, other, isOne) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([isOne, isOne]);
});
