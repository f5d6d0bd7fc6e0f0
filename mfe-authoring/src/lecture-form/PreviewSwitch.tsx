import { Checkbox } from '@vidya/shared-ui';
import { space } from '@vidya/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { LectureFormState } from '../data/lecture-form.ts';
import { Note } from '../parts/form-styles.ts';

/** Whether visitors may watch this lecture. */
export function PreviewSwitch({ form: { fields, set } }: { form: LectureFormState }) {
  const id = useId();
  return (
    <Frame>
      <Checkbox
        role="switch"
        aria-checked={fields.isPreview}
        label="Free preview"
        aria-describedby={id}
        checked={fields.isPreview}
        onChange={(event) => set('isPreview', event.target.checked)}
      />
      <Note id={id}>Anybody can watch this lecture before buying.</Note>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;

  ${Note} {
    padding-left: calc(2.25rem + ${space[3]});
  }
`;
