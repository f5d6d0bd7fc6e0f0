import { fireEvent, screen } from '@testing-library/react';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';
import { renderLocation } from '../../testing/render-location.tsx';

beforeAll(() => loadScreenAt('/editProfile'));

const Located = renderLocation(AccountRemote);
const asha = person({ contact: '9876543210' });

const open = (responses: MockResponses = {}, user = asha) =>
  renderRemote(Located, { at: '/editProfile', user, responses: { listDevices: () => [], ...responses } });
const save = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Save' }));

describe('the fields of an instructor', () => {
  const meera = person({ role: 'INSTRUCTOR', headline: 'Builds data teams' });

  test('are sent with the others, and count their characters', async () => {
    const bodies: unknown[] = [];
    const editProfile = ({ body }: { body?: unknown }) => {
      bodies.push(body);
      return { User: meera };
    };
    const { user } = open({ editProfile }, meera);
    expect(screen.getByLabelText('Headline')).toHaveValue('Builds data teams');
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Headline'), ' that last');
    expect(screen.getByLabelText('Headline')).toHaveAccessibleDescription(/27 of 80 characters/);
    await user.type(screen.getByLabelText('About You'), ' I teach. ');
    await save(user);
    await screen.findByRole('button', { name: 'Edit' });
    expect(bodies).toMatchObject([{ headline: 'Builds data teams that last', about: 'I teach.' }]);
  });

  test('are left out unchanged, because another tab may have changed them', async () => {
    const editProfile = jest.fn((_request: { body?: object }) => ({ User: meera }));
    const { user } = open({ editProfile }, meera);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.type(screen.getByLabelText('Address'), 'MG Road');
    await user.type(screen.getByLabelText('About You'), 'I teach.');
    await save(user);
    await screen.findByRole('button', { name: 'Edit' });
    const body = editProfile.mock.calls[0]?.[0].body;
    expect(body).toMatchObject({ address: 'MG Road', about: 'I teach.' });
    expect(body).not.toHaveProperty('headline');
  });

  test.each([
    ['Headline', 81, 'Headline Is Too Long, It Should Have At Most 80 Characters'],
    ['About You', 601, 'About You Is Too Long, It Should Have At Most 600 Characters'],
  ])('refuse %s of %i characters', async (label, length, message) => {
    const { platform, user } = open({}, meera);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'x'.repeat(length) } });
    await save(user);
    expect(platform.said).toEqual([`error: ${message}`]);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  });

  test('are not there for a learner', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(screen.queryByLabelText('Headline')).not.toBeInTheDocument();
  });
});
