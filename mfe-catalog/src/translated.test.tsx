import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { inTranslation, translated } from '@vidya/contracts/testing/in-translation';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { renderCatalog } from './testing/render-catalog.tsx';

inTranslation();

const off = { kind: 'percent', value: 20 } as const;

test('a coupon is refused, accepted and removed', async () => {
  const { user } = renderCatalog({
    at: '/courseDetail?courseId=course-1',
    responses: {
      getCourse: () => sampleDetail(),
      listInstructorCourses: () => [],
      listCourses: () => [],
      listCategoryCourses: () => ({ Course: [] }),
      checkCoupon: ({ query }) => {
        const code = String((query as { code?: unknown } | undefined)?.code);
        if (code !== 'MONSOON20') throw new ApiError('Coupon Is Not Valid', { status: 400, code: 'CouponRefused' });
        return { code, off, price: 719, saved: 180 };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Have a coupon?' }));
  const field = await screen.findByRole('textbox', { name: 'Coupon code' });
  await user.type(field, 'summer{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Coupon Is Not Valid'));
  await translated();
  await user.clear(field);
  await user.type(field, 'monsoon20{Enter}');
  const remove = await screen.findByRole('button', { name: 'Remove coupon MONSOON20' });
  await translated();
  expect(document.body).toHaveTextContent('you save ₹180');
  await user.click(remove);
  await screen.findByRole('button', { name: 'Have a coupon?' });
  expect(document.body).not.toHaveTextContent('you save ₹180');
});

test('every blank field of the contact form is named, and one less when it is filled', async () => {
  const { user, platform } = renderCatalog({
    at: '/contact',
    responses: { getCaptcha: () => new Promise(() => undefined) },
  });
  await screen.findByRole('heading', { name: 'Send us a message' });
  await translated();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(platform.said).toEqual(['error: name is required!']);
  await translated();
  await user.type(screen.getByLabelText('Name'), 'Asha Rao');
  await translated();
  expect(screen.queryByText('name is required!')).not.toBeInTheDocument();
  expect(screen.getByText('email is required!')).toBeVisible();
});
