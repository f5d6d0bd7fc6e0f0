import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';

beforeAll(() => loadScreenAt('/editProfile'));

const open = (responses: MockResponses) =>
  renderRemote(AccountRemote, {
    at: '/editProfile',
    user: person(),
    responses: { listDevices: () => [], ...responses },
  });

test('downloads what is known about the person as a file of the day in India', async () => {
  const saved: { name: string; content: Blob }[] = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:data';
  };
  // Called some seconds later, during another test perhaps.
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
  // 18:30 UTC is midnight in India.
  const data = { exportedAt: '2025-09-08T18:30:00.000Z', profile: { fullName: 'आशा राव' } };
  const { platform, user } = open({ exportData: () => data });
  await user.click(screen.getByRole('button', { name: 'Download My Data' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['vidya-data-2025-09-09.json']));
  const reader = new FileReader();
  reader.readAsText(content);
  await waitFor(() => expect(reader.result).toBe(JSON.stringify(data, null, 2)));
  expect(platform.said).toEqual(['loading: Collecting Your Data...', 'success: Your Data Is Downloaded']);
  click.mockRestore();
});

test('downloads nothing when the data does not come', async () => {
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
  const { platform, user } = open({
    exportData: () => {
      throw new ApiError('', { status: 500 });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Download My Data' }));
  await waitFor(() => expect(platform.said.at(-1)).toBe('error: Error Occurred Please Try Again'));
  expect(click).not.toHaveBeenCalled();
  click.mockRestore();
});
