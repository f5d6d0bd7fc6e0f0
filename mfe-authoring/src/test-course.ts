import { fireEvent, screen } from '@testing-library/react';

export const longEnough = 'Sixty visible characters are the least that a description has to have here.';

export const picture = (name = 'cover.png', bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

export const clip = (name = 'lecture.mp4', bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type: 'video/mp4' });

const typed = { topic: 'Prompting that works', price: '1499', discount: '40', description: longEnough };

/** Fills in the whole course form; name what matters to the test, '' leaves a field blank. */
export function fillCourse(given: Partial<typeof typed> & { thumbnail?: File | null } = {}): void {
  const { thumbnail = picture(), ...words } = { ...typed, ...given };
  const put = (role: string, name: string, value: string): void => {
    fireEvent.change(screen.getByRole(role, { name }), { target: { value } });
  };
  put('textbox', 'Title', words.topic);
  put('textbox', 'Description', words.description);
  put('textbox', 'Price', words.price);
  put('textbox', 'Discount', words.discount);
  put('combobox', 'Category', 'generative-ai');
  put('combobox', 'Level', 'Beginner');
  put('combobox', 'Language', 'Hindi');
  if (thumbnail) fireEvent.change(screen.getByLabelText(/Thumbnail/), { target: { files: [thumbnail] } });
}
