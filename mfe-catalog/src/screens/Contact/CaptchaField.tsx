import { Icon } from '@vidya/shared-ui';
import { useId } from 'react';
import type { Captcha, CaptchaState } from '../../data/captcha.ts';
import { Fault, Frame, Mark, Meter, Text } from './captcha-styles.ts';

interface CaptchaFieldProps {
  captcha: Captcha;
  error: string | undefined;
}

function textOf(state: CaptchaState): string {
  switch (state.kind) {
    case 'idle':
      return 'No puzzles to solve.';
    case 'working':
      return 'Checking, this takes a moment.';
    case 'verified':
      return 'Verified.';
    case 'failed':
      return 'The check did not finish. Press again.';
  }
}

/** 'I am not a robot': a checkbox that starts the proof of work. */
export function CaptchaField({ captcha: { state, start }, error }: CaptchaFieldProps) {
  const id = useId();
  const isVerified = state.kind === 'verified';
  return (
    <div>
      <Frame
        name="captchaToken"
        role="checkbox"
        aria-checked={isVerified}
        aria-busy={state.kind === 'working'}
        aria-invalid={error ? true : undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error ${id}-state` : `${id}-state`}
        onClick={start}
      >
        <Mark $isVerified={isVerified}>{isVerified ? <Icon name="check" size={20} /> : null}</Mark>
        <Text>
          <b id={`${id}-label`}>I am not a robot</b>
          <span id={`${id}-state`} role="status">
            {textOf(state)}
          </span>
        </Text>
        <Icon name="lock" size={22} />
        {state.kind === 'working' ? <Meter aria-hidden="true" style={{ width: `${state.share * 100}%` }} /> : null}
      </Frame>
      {error ? (
        <Fault id={`${id}-error`}>
          <Icon name="warning" size={16} />
          {error}
        </Fault>
      ) : null}
    </div>
  );
}
