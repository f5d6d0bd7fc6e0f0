import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileField } from './FileField.tsx';

test('hands over the chosen file and shows its name', async () => {
  const pick = jest.fn();
  const { rerender } = render(<FileField label="Thumbnail" onPick={pick} />);
  const file = new File(['picture'], 'cover.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Thumbnail'), file);
  expect(pick).toHaveBeenCalledWith(file);
  rerender(<FileField label="Thumbnail" onPick={pick} fileName="cover.png" />);
  expect(screen.getByText('cover.png')).toBeInTheDocument();
});

test('hands over several files at once where several are wanted, and a single one as ever', async () => {
  const pick = jest.fn();
  const pickSeveral = jest.fn();
  render(<FileField label="Videos" onPick={pick} onPickSeveral={pickSeveral} />);
  const [one, two] = ['one.mp4', 'two.mp4'].map((name) => new File(['x'], name));
  await userEvent.upload(screen.getByLabelText('Videos'), [one!, two!]);
  expect(pickSeveral).toHaveBeenCalledWith([one, two]);
  expect(pick).not.toHaveBeenCalled();
  await userEvent.upload(screen.getByLabelText('Videos'), one!);
  expect(pick).toHaveBeenCalledWith(one);
});

test('a corrected file can be chosen again', async () => {
  const pick = jest.fn();
  render(<FileField label="Captions" onPick={pick} />);
  const file = new File(['text'], 'captions.vtt');
  for (const times of [1, 2]) {
    await userEvent.upload(screen.getByLabelText('Captions'), file);
    expect(pick).toHaveBeenCalledTimes(times);
  }
});
