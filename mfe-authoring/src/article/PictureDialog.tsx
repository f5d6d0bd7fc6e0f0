import { limits } from '@vidya/contracts/rules/limits';
import { Banner, Button, Checkbox, color, Dialog, radius, Stack, TextField } from '@vidya/shared-ui';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';

interface PictureFormProps {
  /** The address of the picture. */
  src: string;
  /** The present alternative text; '' for decoration, undefined for a new picture. */
  alt?: string | undefined;
  /** Why the picture could not be added. */
  failure?: string | undefined;
  onDone: (alt: string) => void;
}

interface PictureDialogProps extends PictureFormProps {
  title: string;
  /** Another one for the next picture: the dialog stays, its fields begin empty. */
  pictureKey: string | number;
  isBusy: boolean;
  action: string;
  onClose: () => void;
}

/** Asks for the alternative text of a picture. */
export function PictureDialog({ title, pictureKey, isBusy, action, onClose, ...form }: PictureDialogProps) {
  const formId = useId();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      isBusy={isBusy}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {isBusy ? 'Uploading…' : action}
          </Button>
        </>
      }
    >
      <PictureForm key={pictureKey} id={formId} {...form} />
    </Dialog>
  );
}

function PictureForm({ id, src, alt, failure, onDone }: PictureFormProps & { id: string }) {
  const [text, setText] = useState(alt ?? '');
  const [isDecoration, setDecoration] = useState(alt === '');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // To React the page's own form is around this one.
    event.stopPropagation();
    if (!isDecoration && text.trim() === '') setError('Say What It Shows, Or That It Is Decoration');
    else onDone(isDecoration ? '' : text.trim());
  };
  return (
    <Stack as="form" id={id} noValidate onSubmit={submit}>
      <Frame>
        <img src={src} alt="Preview" />
      </Frame>
      <TextField
        label="Alternative text"
        help="What the picture shows, for people who do not see it."
        maxLength={limits.article.altMax}
        value={text}
        error={error}
        disabled={isDecoration}
        onChange={(event) => {
          setText(event.target.value);
          setError(undefined);
        }}
      />
      <Checkbox
        label="It is decoration"
        checked={isDecoration}
        onChange={(event) => {
          setDecoration(event.target.checked);
          setError(undefined);
        }}
      />
      {failure ? <Banner tone="danger">{failure}</Banner> : null}
    </Stack>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  background: ${color.sunken};
  border-radius: ${radius.medium};

  img {
    max-width: 100%;
    max-height: 14rem;
  }
`;
