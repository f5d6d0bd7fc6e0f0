import { render } from '@testing-library/react';
import { Price } from './Price.tsx';

test.each([
  [100000, 0, '₹1,00,000'],
  [2999, 50, '₹1,499Original price ₹2,999'],
  [10, 90, '₹1Original price ₹10'],
  [999, 100, 'FreeOriginal price ₹999'],
  [0, 0, 'Free'],
])('shows %s rupees less %s percent as %s', (price, discount, text) => {
  const { container } = render(<Price price={price} discount={discount} />);
  expect(container.textContent).toBe(text);
});

test('shows what is due with a coupon beside what it was', () => {
  const { container } = render(<Price price={899} due={719} />);
  expect(container.textContent).toBe('₹719Original price ₹899');
});
