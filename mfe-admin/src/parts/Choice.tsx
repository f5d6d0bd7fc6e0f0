import { Select } from '@vidya/shared-ui';

interface ChoiceProps<Value extends string> {
  label: string;
  placeholder?: string;
  options: readonly (Value | { value: Value; label: string; group?: string })[];
  value: Value | '';
  onChoose: (value: Value) => void;
}

export function Choice<Value extends string>({ onChoose, ...select }: ChoiceProps<Value>) {
  return <Select {...select} onChange={(event) => onChoose(event.target.value as Value)} />;
}
