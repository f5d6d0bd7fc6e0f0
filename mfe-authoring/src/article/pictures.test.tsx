import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { area, give, openArticle, press, tool } from '../testing/render-article.tsx';
import { picture } from '../testing/render-course.ts';

const pictureId = '0b0f4a2e-1111-4222-8333-444455556666';
const image = (alt: string) => `<img data-picture="${pictureId}" alt="${alt}">`;

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a chosen file is described, uploaded and shown', async () => {
  const sent = jest.fn();
  const { user, written } = await openArticle('<p>See</p>', {
    addPicture: ({ params, body }) => (sent(params, body), { pictureId }),
  });
  const file = picture();
  await user.upload(screen.getByLabelText('Pictures'), file);
  const asked = await dialog();
  await user.click(asked.getByRole('button', { name: 'Add picture' }));
  expect(asked.getByText('Say What It Shows, Or That It Is Decoration')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.type(asked.getByRole('textbox', { name: 'Alternative text' }), 'A red box');
  await user.click(asked.getByRole('button', { name: 'Add picture' }));
  await gone();
  expect(sent).toHaveBeenCalledWith({ courseId: 'course-1' }, { picture: file });
  expect(written()).toBe(`<p>See</p>${image('A red box')}`);
  expect(within(area()).getByRole('img', { name: 'A red box' })).toHaveAttribute(
    'src',
    `/api/v1/media/pictures/${pictureId}.webp`,
  );
});

test.each(['paste', 'drop'] as const)('%s of files asks for one after another', async (how) => {
  const { user, written } = await openArticle('<p>See</p>', { addPicture: () => ({ pictureId }) });
  await give(how, { Files: '' }, [picture('a.png'), picture('b.png')]);
  expect(await screen.findByRole('dialog', { name: 'Add a picture, 1 more after it' })).toBeVisible();
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  const next = within(await screen.findByRole('dialog', { name: 'Add a picture' }));
  await user.click(next.getByRole('checkbox', { name: 'It is decoration' }));
  await user.click(next.getByRole('button', { name: 'Add picture' }));
  await gone();
  expect(written()).toBe(`<p>See</p>${image('')}`);
});

test('a failed upload says so, keeps what was typed, and can be tried again', async () => {
  const reply = jest
    .fn()
    .mockRejectedValueOnce(new ApiError('A Course Can Have At Most 500 Pictures', { status: 400 }));
  const { user, written } = await openArticle('<p>See</p>', { addPicture: reply.mockResolvedValue({ pictureId }) });
  await user.upload(screen.getByLabelText('Pictures'), picture());
  const asked = await dialog();
  await user.type(asked.getByRole('textbox', { name: 'Alternative text' }), 'Box');
  await user.click(asked.getByRole('button', { name: 'Add picture' }));
  expect(await asked.findByText('A Course Can Have At Most 500 Pictures')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Add picture' }));
  await gone();
  expect(written()).toBe(`<p>See</p>${image('Box')}`);
});

test('what was cancelled during its upload is not added', async () => {
  let reply: (data: object) => void = () => undefined;
  const { user, written } = await openArticle('<p>See</p>', {
    addPicture: () => new Promise((resolve) => (reply = resolve)),
  });
  await user.upload(screen.getByLabelText('Pictures'), picture());
  const asked = await dialog();
  await user.click(asked.getByRole('checkbox', { name: 'It is decoration' }));
  await user.click(asked.getByRole('button', { name: 'Add picture' }));
  expect(await asked.findByRole('button', { name: 'Uploading…' })).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Cancel' }));
  await gone();
  await act(async () => reply({ pictureId }));
  expect(written()).toBe('<p>See</p>');
});

test('a file of another kind is refused in words', async () => {
  const { platform } = await openArticle();
  await give('drop', { Files: '' }, [new File(['x'], 'a.gif', { type: 'image/gif' })]);
  expect(platform.said).toEqual(['error: Choose A .jpg, .png Or .webp Picture']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the text of a picture is changed, and the picture removed', async () => {
  const { user, written } = await openArticle(`<p>See</p>${image('Before')}`);
  const select = () => act(async () => fireEvent.click(within(area()).getByRole('img')));
  await select();
  await press('Edit text');
  const text = (await dialog()).getByRole('textbox', { name: 'Alternative text' });
  await user.clear(text);
  await user.type(text, 'After');
  await user.click((await dialog()).getByRole('button', { name: 'Save' }));
  await gone();
  expect(written()).toBe(`<p>See</p>${image('After')}`);
  await select();
  await press('Remove picture');
  expect(written()).toBe('<p>See</p>');
});

test('pictures from elsewhere are left out with a sentence', async () => {
  const { written } = await openArticle();
  await give('paste', { 'text/html': '<p>Word <img src="https://evil.example/x.png"></p>', 'text/plain': 'Word' });
  expect(screen.getByRole('status')).toHaveTextContent('Pictures from elsewhere were left out.');
  expect(written()).not.toContain('<img');
  expect(tool('Picture')).toBeEnabled();
});
