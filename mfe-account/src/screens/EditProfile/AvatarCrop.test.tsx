import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import AccountRemote from '../../remote.tsx';
import { loadScreenAt } from '../../routes.tsx';

beforeAll(() => loadScreenAt('/editProfile'));

const drawn: unknown[][] = [];
let isReadable = true;

/** Mocks what jsdom lacks: pictures that load (400 by 200 px) and a canvas that draws them. */
beforeEach(() => {
  drawn.length = 0;
  isReadable = true;
  URL.createObjectURL = (blob) => `blob:${(blob as File).name}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(200);
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function load(this: HTMLImageElement, src) {
    this.setAttribute('src', src);
    queueMicrotask(() => this.dispatchEvent(new Event(isReadable ? 'load' : 'error')));
  });
  const pen = { drawImage: (...given: unknown[]) => drawn.push(given.slice(1)) };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => done(new Blob(['x'], { type })));
});
afterEach(() => jest.restoreAllMocks());

async function pick(file: File) {
  const bodies: Record<string, unknown>[] = [];
  const page = renderRemote(AccountRemote, {
    at: '/editProfile',
    user: person(),
    responses: {
      listDevices: () => [],
      editProfile: ({ body }) => {
        bodies.push(body ?? {});
        return { User: person() };
      },
    },
  });
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  await page.user.upload(screen.getByLabelText('Profile picture'), file);
  return { ...page, bodies };
}

const photo = new File(['x'], 'Me.Jpeg', { type: 'image/jpeg' });
const frame = () => screen.findByRole('application', { name: /Picture to crop/ });

test('sends the square that was chosen with keys and the slider', async () => {
  const { user, bodies } = await pick(photo);
  await waitFor(async () => expect(await frame()).toHaveFocus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } });
  await user.click(screen.getByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(drawn).toEqual([[130, 50, 100, 100, 0, 0, 100, 100]]);
  const shown = screen.getByRole('img', { name: 'Asha Rao' }).querySelector('img');
  expect(shown).toHaveAttribute('src', 'blob:Me.jpg');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]?.['avatar']).toMatchObject({ name: 'Me.jpg', type: 'image/jpeg' });
});

test('follows the pointer', async () => {
  const { user } = await pick(photo);
  const stage = await frame();
  Object.assign(stage, { setPointerCapture: () => undefined });
  jest.spyOn(stage, 'clientWidth', 'get').mockReturnValue(100);
  await user.pointer([
    { keys: '[MouseLeft>]', target: stage, coords: { clientX: 50, clientY: 50 } },
    { target: stage, coords: { clientX: 75, clientY: 50 } },
    { keys: '[/MouseLeft]' },
    { target: stage, coords: { clientX: 5, clientY: 50 } },
  ]);
  await user.click(screen.getByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(drawn).toEqual([[50, 0, 200, 200, 0, 0, 200, 200]]));
});

test('leaves out a picture that was cancelled while it was drawn', async () => {
  let draw = (): void => undefined;
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    draw = () => done(new Blob(['x']));
  });
  const { user } = await pick(photo);
  await user.click(await screen.findByRole('button', { name: 'Use picture' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(async () => draw());
  expect(screen.getByRole('img', { name: 'Asha Rao' }).querySelector('img')).toBeNull();
});

test('keeps a see-through picture see-through', async () => {
  const { user, bodies } = await pick(new File(['x'], 'me.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies[0]?.['avatar']).toMatchObject({ name: 'me.png', type: 'image/png' }));
});

test('keeps the stored picture when the window is left', async () => {
  const { user, bodies } = await pick(photo);
  await frame();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).not.toHaveProperty('avatar');
});

test('says when a picture cannot be read', async () => {
  isReadable = false;
  const { platform } = await pick(photo);
  await waitFor(() => expect(platform.said).toEqual(['error: This picture cannot be read, choose another one']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
