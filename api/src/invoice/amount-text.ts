const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen ' +
  'Eighteen Nineteen'
).split(' ');
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** Largest first: India counts in thousands, lakhs and crores. */
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function words(value: number): string {
  for (const [size, name] of steps) {
    if (value < size) continue;
    const rest = value % size;
    return `${words(Math.floor(value / size))} ${name}${rest ? ` ${words(rest)}` : ''}`;
  }
  if (value < 20) return small[value] ?? '';
  const unit = value % 10;
  return `${tens[Math.floor(value / 10)]}${unit ? ` ${small[unit]}` : ''}`;
}

/** 149950 → 'Rupees One Thousand Four Hundred Ninety Nine and Fifty Paise Only'. */
export function amountText(amountPaise: number): string {
  const rest = amountPaise % 100;
  return `Rupees ${words(Math.floor(amountPaise / 100))}${rest ? ` and ${words(rest)} Paise` : ''} Only`;
}
