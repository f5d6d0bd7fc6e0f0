import { waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { renderAdmin, stopTheClock, yearOf } from '../testing/render-admin.tsx';

jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: jest.requireActual<{ Drawing: unknown }>('../testing/render-chart.tsx').Drawing,
}));
stopTheClock();

test.each([
  ['success: Payments Fetch Successfully', () => yearOf()],
  ['success: Here They Are', () => responseOf(yearOf(), { message: 'Here They Are' })],
  [
    // An error toast, although the original used a success toast (decision A4).
    'error: Error In Fetching Payment Details',
    () => {
      throw new ApiError('', { status: 500 });
    },
  ],
])("says '%s'", async (toast, fetchAllPayments) => {
  const { platform } = renderAdmin('/admin/dashboard/payments', { fetchAllPayments });
  await waitFor(() => expect(platform.said).toEqual(['loading: Fetching Payment Details...', toast]));
});
