const value = (form, name) => form.elements[name].value.trim();
const digits = (text) => text.replace(/\D/g, '');

/** Checks the length and the check digit of a card number. */
function isCardNumber(number) {
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const weighted = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return number.length >= 12 && number.length <= 19 && sum % 10 === 0;
}

function isAhead(expiry) {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d\d)$/.exec(expiry) ?? [];
  return Boolean(month) && new Date(2000 + Number(year), Number(month), 1) > new Date();
}

const rules = {
  card: [
    ['number', (text) => isCardNumber(digits(text)), 'Enter the number on the card.'],
    ['expiry', isAhead, 'Enter the expiry as month and year, for example 12/39.'],
    ['cvv', (text) => /^\d{3,4}$/.test(text), 'Enter the three or four digits of the CVV.'],
  ],
  upi: [['vpa', (text) => /^[\w.-]+@[\w.-]+$/.test(text), 'Enter a UPI ID, for example name@bank.']],
  netbanking: [],
};

/** Returns the first mistake in the fields of the chosen method; undefined if there is none. */
export function findMistake(form, method) {
  const broken = rules[method].find(([name, isRight]) => !isRight(value(form, name)));
  return broken && { field: form.elements[broken[0]], text: broken[2] };
}

/** The fields to send. Of a card number, only the last four digits and the network leave the window. */
export function readDetails(form, method) {
  const details = { method, email: value(form, 'email'), contact: value(form, 'contact') };
  if (method === 'upi') return { ...details, vpa: value(form, 'vpa') };
  if (method === 'netbanking') return { ...details, bank: value(form, 'bank') };
  const number = digits(value(form, 'number'));
  const network = number.startsWith('4') ? 'Visa' : number.startsWith('5') ? 'MasterCard' : 'RuPay';
  return { ...details, card_name: value(form, 'card_name'), last4: number.slice(-4), network };
}
