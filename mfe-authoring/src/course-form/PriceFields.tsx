import { finalPrice } from '@vidya/contracts/rules/price';
import { rupees } from '@vidya/contracts/texts/format';
import { color, radius, space, TextField, type } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import { pricePreview } from '../data/course/course-fields.ts';
import type { CourseFormState } from '../data/course/course-form.ts';
import { Group, Pair } from '../parts/form-styles.ts';
import { Marked } from '../parts/Marked.tsx';

/** Price in whole rupees, discount in percent, and the resulting price for learners. */
export function PriceFields({ form }: { form: CourseFormState }) {
  const { fields, errors, set } = form;
  const preview = pricePreview(fields);
  return (
    <Group>
      <legend>Price</legend>
      <Pair>
        <TextField
          label={<Marked>Price</Marked>}
          aria-required
          inputMode="numeric"
          prefix="₹"
          value={fields.price}
          error={errors.price}
          help="Whole rupees, at most 1,00,000. 0 makes the course free."
          onChange={(event) => set('price', event.target.value)}
        />
        <TextField
          label={<Marked>Discount</Marked>}
          aria-required
          inputMode="numeric"
          suffix="%"
          value={fields.discount}
          error={errors.discount}
          help="Percent, 0 to 100."
          onChange={(event) => set('discount', event.target.value)}
        />
      </Pair>
      <Outcome role="status">{outcome(preview)}</Outcome>
    </Group>
  );
}

function outcome(preview: { price: number; discount: number } | null): string {
  if (!preview) return 'Enter a price to see what learners pay.';
  const due = finalPrice(preview);
  return due === 0 ? 'Learners pay nothing: the course is Free' : `Learners pay ${rupees(due)}`;
}

const Outcome = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.primarySoft};
  border-radius: ${radius.medium};
  ${type.strong}
  font-variant-numeric: tabular-nums;
`;
