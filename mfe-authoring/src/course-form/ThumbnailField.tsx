import { fileTypes } from '@vidya/contracts/limits';
import { FileField } from '@vidya/shared-ui';
import { radius } from '@vidya/shared-ui/tokens';
import { styled } from 'styled-components';
import type { CourseFormState } from '../data/course-form.ts';
import { useObjectUrl } from '../data/object-url.ts';
import { noThumbnail } from '../data/file-checks.ts';
import { Marked } from '../parts/Marked.tsx';

interface ThumbnailFieldProps {
  form: CourseFormState;
  storedUrl: string | null;
}

/** The picture on every card, with a preview of what is chosen or stored. */
export function ThumbnailField({ form, storedUrl }: ThumbnailFieldProps) {
  const chosenUrl = useObjectUrl(form.thumbnail);
  const url = chosenUrl ?? storedUrl;
  const refuse = (): void => {
    if (form.thumbnail) form.refuseThumbnail(noThumbnail);
  };
  return (
    <FileField
      key={form.round}
      label={<Marked>Thumbnail</Marked>}
      aria-required
      accept={fileTypes.thumbnail.join(',')}
      icon="image"
      fileName={form.thumbnail?.name}
      error={form.errors.thumbnail}
      help="A .jpg, .png, .jfif or .jpeg picture of at most 5 MB; best at 1280 × 720."
      preview={url ? <Preview src={url} alt="Thumbnail preview" width={480} height={270} onError={refuse} /> : null}
      onPick={form.pickThumbnail}
    />
  );
}

const Preview = styled.img`
  width: min(100%, 20rem);
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${radius.small};
`;
