import { act, screen, waitFor, within } from '@testing-library/react';
import { mockPictures } from '../testing/mock-pictures.ts';
import { add, open, prepareLectureScreens } from '../testing/render-lecture-form.tsx';
import './QuizFields.tsx';

prepareLectureScreens();
beforeEach(mockPictures);

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const png = new File(['x'], 'map.png', { type: 'image/png' });

test('a picture is uploaded, described, and named at the caret of the text', async () => {
  const sent = jest.fn();
  const { user } = open(`${add}&kind=quiz`, {
    addPicture: ({ body }: { body?: object }) => (sent(body), { pictureId: id }),
  });
  const area = (await screen.findByRole('textbox', { name: 'Questions' })) as HTMLTextAreaElement;
  await user.click(area);
  await user.paste('Which one? {T}');
  act(() => area.setSelectionRange(11, 11));
  await user.upload(screen.getByLabelText('Picture'), png);
  await user.type(await screen.findByRole('textbox', { name: 'Alternative text' }), 'A map of [[Bihar]');
  await user.click(screen.getByRole('button', { name: 'Add picture' }));
  await waitFor(() => expect(area).toHaveValue(`Which one? ![A map of  Bihar](${id}){T}`));
  expect(sent).toHaveBeenCalledWith({ picture: png });
  expect(await screen.findByRole('button', { name: /^Which one\? \[A map of/ })).toBeVisible();
});

test('a picture that is too large is refused before it is sent', async () => {
  const { user, platform } = open(`${add}&kind=quiz`, {});
  await screen.findByRole('textbox', { name: 'Questions' });
  const large = Object.defineProperty(new File(['x'], 'a.png', { type: 'image/png' }), 'size', { value: 1e9 });
  await user.upload(screen.getByLabelText('Picture'), large);
  expect(platform.said).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the form of a question takes one too, in a window of its own', async () => {
  const { user } = open(`${add}&kind=quiz`, { addPicture: () => ({ pictureId: id }) });
  await user.click(await screen.findByRole('textbox', { name: 'Questions' }));
  await user.paste('Which one? {T}');
  await user.click(await screen.findByRole('button', { name: 'Which one?' }));
  await user.click(screen.getByRole('button', { name: 'More about question 1' }));
  await user.click(await screen.findByRole('button', { name: 'Edit question' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit question' }));
  await user.upload(form.getByLabelText('Picture'), png);
  const asked = within(await screen.findByRole('dialog', { name: 'Add a picture' }));
  await user.click(asked.getByRole('checkbox', { name: 'It is decoration' }));
  await user.click(asked.getByRole('button', { name: 'Add picture' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Question' })).toHaveValue(`Which one?\n![](${id})`));
});
