import { dayInIndia } from '@vidya/contracts/texts/format';
import { TextField } from '@vidya/shared-ui';
import { Pair } from './coupon-styles.ts';

interface Limits {
  maxUses: string;
  expiresOn: string;
}

interface LimitsFieldsProps {
  typed: Limits;
  errorOf: (field: keyof Limits) => string | undefined;
  onChange: (given: Partial<Limits>) => void;
  /** The number of uses so far, as help text. */
  usesHelp?: string;
}

const today = (): string => dayInIndia(Date.now());

/** Number of uses and last day; empty means no limit. */
export function LimitsFields({
  typed,
  errorOf,
  onChange,
  usesHelp = 'Empty: as often as people like.',
}: LimitsFieldsProps) {
  return (
    <Pair>
      <TextField
        label="Limit of uses"
        isOptional
        name="maxUses"
        inputMode="numeric"
        autoComplete="off"
        help={usesHelp}
        value={typed.maxUses}
        error={errorOf('maxUses')}
        onChange={(event) => onChange({ maxUses: event.target.value })}
      />
      <TextField
        label="Last day"
        isOptional
        name="expiresOn"
        type="date"
        min={today()}
        help="Good until midnight in India."
        value={typed.expiresOn}
        error={errorOf('expiresOn')}
        onChange={(event) => onChange({ expiresOn: event.target.value })}
      />
    </Pair>
  );
}
