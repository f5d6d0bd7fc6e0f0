import { checkPassword } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import { limits } from '@vidya/contracts/rules/limits';
import { useEffect, useRef, useState } from 'react';

/** The pause in typing before the API is asked. */
const pauseMs = 600;

/**
 * Whether a new password is one of those that are guessed first. The list stays on the server: the API is asked once
 * nobody types any more, and as long as it does not respond the password counts as not common.
 */
export function useIsCommonPassword(password: string): boolean {
  const { send } = usePlatform();
  const asked = useRef('');
  const [common, setCommon] = useState('');
  useEffect(() => {
    if (password.length < limits.password.min || password === asked.current) return;
    const ask = async () => {
      asked.current = password;
      const { data } = await send(checkPassword, { body: { password } });
      // A response that comes after a later one's request is out of date.
      if (asked.current === password) setCommon(data.isCommon ? password : '');
    };
    // It is advice only: without a response the form says nothing.
    const pause = setTimeout(() => void ask().catch(() => undefined), pauseMs);
    return () => clearTimeout(pause);
  }, [password, send]);
  return password !== '' && password === common;
}
