import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { captureInput, type EarlyInput } from './capture.ts';

let input: EarlyInput;
beforeEach(() => {
  input = captureInput(window);
});
afterEach(() => {
  input.stop();
  document.body.innerHTML = '';
});

describe('a form that the browser sends by itself', () => {
  it.each(['get', 'post'])('is sent by %s: an empty text only by post', (method) => {
    document.body.innerHTML = `<form method="${method}" action="/search"></form>`;
    const formData = new FormData();
    formData.append('q', '');
    formData.append('sort', 'new');
    // jsdom sends no forms.
    fireEvent(document.forms[0]!, Object.assign(new Event('formdata', { bubbles: true }), { formData }));
    expect([...formData.keys()]).toEqual(method === 'get' ? ['sort'] : ['q', 'sort']);
  });
});

const choices = `<form>${['Free', 'Paid', 'Any']
  .map(
    (name) =>
      `<label><input type="radio" name="price" value="${name}"${name === 'Any' ? ' checked' : ''}>${name}</label>`,
  )
  .join('')}<label><input type="checkbox" name="level" value="Beginner">Beginner</label></form>`;
const stored = () => [...input.fields].map(([{ value }, chosen]) => [value, chosen]);

describe('what is chosen', () => {
  it('is the last one of a group only', async () => {
    document.body.innerHTML = choices;
    for (const name of ['Free', 'Paid', 'Free']) await userEvent.click(screen.getByLabelText(name));
    expect(stored()).toEqual([['Free', 'true']]);
  });

  it('is nothing if it is what the page came with', async () => {
    document.body.innerHTML = choices;
    for (const name of ['Paid', 'Any', 'Beginner', 'Beginner']) await userEvent.click(screen.getByLabelText(name));
    expect(stored()).toEqual([]);
  });
});

it('leaves a chosen file in its field, whose name no script may write', async () => {
  document.body.innerHTML = '<input type="file" aria-label="Picture">';
  await userEvent.upload(screen.getByLabelText('Picture'), new File(['x'], 'x.png', { type: 'image/png' }));
  expect(stored()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Picture').files).toHaveLength(1);
});

describe('the key /', () => {
  beforeEach(() => {
    document.body.innerHTML = '<form role="search"><input aria-label="Search"></form><textarea></textarea>';
  });

  it('leads into the search', async () => {
    await userEvent.keyboard('/');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('is a character like any other in a field', async () => {
    await userEvent.type(screen.getAllByRole('textbox')[1]!, 'and/or');
    expect(screen.getAllByRole('textbox')[1]).toHaveValue('and/or');
  });
});
