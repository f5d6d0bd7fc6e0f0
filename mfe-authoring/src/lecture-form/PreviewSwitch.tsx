import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { FormSwitch } from './FormSwitch.tsx';

/** The switch that lets visitors watch this lecture. */
export const PreviewSwitch = ({ form: { fields, set } }: { form: LectureFormState }) => (
  <FormSwitch
    label="Free preview"
    note="Anybody can watch this lecture before buying."
    isOn={fields.isPreview}
    onChange={(isOn) => set('isPreview', isOn)}
  />
);
