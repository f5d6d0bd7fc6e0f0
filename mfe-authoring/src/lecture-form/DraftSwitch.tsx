import type { LectureFormState } from '../data/lecture/lecture-form.ts';
import { FormSwitch } from './FormSwitch.tsx';

/** The switch that hides the lecture from learners (decision C16). */
export const DraftSwitch = ({ form: { fields, set } }: { form: LectureFormState }) => (
  <FormSwitch
    label="Keep as draft"
    note="Only you see a draft. Turn this off to publish the lecture; learners see it as soon as its video is ready."
    isOn={fields.isDraft}
    onChange={(isOn) => set('isDraft', isOn)}
  />
);
