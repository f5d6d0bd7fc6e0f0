import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fillSilently, watchFields } from '../testing/fill-silently.ts';

watchFields();

const onSubmit = jest.fn();
const onChange = jest.fn();

function Sample() {
  const [values, setValues] = useState<Record<string, string>>({ email: '', note: '', age: '' });
  const wire = (name: string) => ({
    'aria-label': name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      onChange(name);
      setValues((before) => ({ ...before, [name]: target.value }));
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(values);
      }}
    >
      <input type="email" {...wire('email')} />
      <textarea {...wire('note')} />
      <input type="number" {...wire('age')} />
      <input type="checkbox" aria-label="agree" onChange={() => onChange('agree')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => onSubmit(values)}>
        Save as draft
      </button>
    </form>
  );
}

beforeEach(() => {
  onSubmit.mockClear();
  onChange.mockClear();
});

it.each(['Send', 'Save as draft'])('%s gets what was filled without an event', async (name) => {
  render(<Sample />);
  fillSilently(screen.getByLabelText('email'), 'asha@vidya.example');
  fillSilently(screen.getByLabelText('note'), 'Hello');
  fillSilently(screen.getByLabelText('age'), '7');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onSubmit).toHaveBeenCalledWith({ email: 'asha@vidya.example', note: 'Hello', age: '7' });
});

it('gets a value that a script of the page itself wrote', async () => {
  render(<Sample />);
  screen.getByLabelText<HTMLInputElement>('email').value = 'asha@vidya.example';
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'asha@vidya.example' }));
});

it('gets it when Enter submits the form', async () => {
  render(<Sample />);
  fillSilently(screen.getByLabelText('note'), 'Hello');
  await userEvent.type(screen.getByLabelText('email'), 'a@b.example{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith({ email: 'a@b.example', note: 'Hello', age: '' });
});

it('tells React nothing that it knows', async () => {
  render(<Sample />);
  await userEvent.type(screen.getByLabelText('email'), 'a@b.example');
  await userEvent.type(screen.getByLabelText('note'), 'Hello');
  onChange.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onChange).not.toHaveBeenCalled();
});
