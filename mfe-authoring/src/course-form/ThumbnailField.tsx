import { fileTypes } from '@vidya/contracts/rules/limits';
import { Button, Crop, FileField, Icon, radius, space } from '@vidya/shared-ui';
import { styled } from 'styled-components';
import type { CourseFormState } from '../data/course/course-form.ts';
import { useObjectUrl } from '../data/object-url.ts';
import { Marked } from '../parts/Marked.tsx';

/** As wide as the widest place that shows the thumbnail. */
const maxPx = 1280;

/** The picture on every card: cropped to 16:9 when chosen, with a preview of the chosen or stored picture. */
export function ThumbnailField({ form }: { form: CourseFormState }) {
  const { thumbnail, stored, errors } = form;
  const chosenUrl = useObjectUrl(thumbnail.file);
  const url = chosenUrl ?? stored.thumbnailUrl;
  return (
    <Field>
      <FileField
        label={<Marked>Thumbnail</Marked>}
        aria-required
        accept={fileTypes.thumbnail.join(',')}
        icon="image"
        fileName={thumbnail.file?.name}
        error={errors.thumbnail}
        help="A .jpg, .png, .jfif or .jpeg of at most 5 MB; best at 1280 × 720."
        preview={url ? <Preview src={url} alt="Thumbnail preview" width={480} height={270} /> : null}
        onPick={thumbnail.pick}
      />
      {chosenUrl && thumbnail.adjust ? (
        <Button variant="quiet" size="small" icon={<Icon name="edit" size={18} />} onClick={thumbnail.adjust}>
          Adjust the crop
        </Button>
      ) : null}
      <Crop {...thumbnail.window} shape="wide" title="Crop the thumbnail" maxPx={maxPx} />
    </Field>
  );
}

const Field = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;

  > :first-child {
    width: 100%;
  }
`;

const Preview = styled.img`
  width: min(100%, 20rem);
  aspect-ratio: 16 / 9;
  object-fit: cover;
  border-radius: ${radius.small};
`;
