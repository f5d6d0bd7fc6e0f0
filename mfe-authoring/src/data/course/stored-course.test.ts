import { blankFields, pricePreview } from './stored-course.ts';

test.each([
  ['whole rupees', '799', '10', { price: 799, discount: 10 }],
  ['paise', '79.9', '0', null],
  ['a discount above 100 %', '799', '101', null],
  ['400 digits', '9'.repeat(400), '0', null],
])('shows what a price makes, if it is one: %s', (_, price, discount, shown) => {
  expect(pricePreview({ ...blankFields, price, discount })).toEqual(shown);
});
