import { fireEvent, screen, waitFor } from '@testing-library/react';

export const longEnough = 'Sixty visible characters are the least that a description has to have here.';

export const picture = (name = 'cover.png', bytes = 10): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

/** A file that starts like an MP4 video, unless `bytes` is 0. */
export const clip = (name = 'lecture.mp4', bytes = 16): File => {
  const film = new Uint8Array(bytes);
  if (bytes > 0) film.set(new TextEncoder().encode('\0\0\0 ftypisom').subarray(0, bytes));
  return new File([film], name, { type: 'video/mp4' });
};

/** What a form without a landing page sends for it, and for the certificate. */
export const noLanding = {
  subtitle: '',
  outcomes: '',
  requirements: '',
  audience: '',
  promoLectureId: '',
  certificate: '',
};

const typed = {
  topic: 'Prompting that works',
  price: '1499',
  discount: '40',
  description: longEnough,
  category: 'generative-ai',
  level: 'Beginner',
  language: 'Hindi',
};

export const pickThumbnail = (file: File): void => {
  fireEvent.change(screen.getByLabelText(/Thumbnail/), { target: { files: [file] } });
};

/** Accepts the crop that the dialog suggests. */
export async function cropThumbnail(): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Fills in the whole course form; pass the fields that matter to the test, '' leaves a field empty. */
export async function fillCourse(given: Partial<typeof typed> & { thumbnail?: File | null } = {}): Promise<void> {
  const { thumbnail = picture(), ...text } = { ...typed, ...given };
  const put = (label: RegExp, value: string): void => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  };
  put(/^Title/, text.topic);
  put(/^Description/, text.description);
  put(/^Price/, text.price);
  put(/^Discount/, text.discount);
  put(/^Category/, text.category);
  put(/^Level/, text.level);
  put(/^Language/, text.language);
  if (!thumbnail) return;
  pickThumbnail(thumbnail);
  await cropThumbnail();
}
