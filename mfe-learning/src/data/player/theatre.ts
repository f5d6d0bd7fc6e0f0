import { readStored, store } from '@vidya/contracts/browser/stored';
import { useState } from 'react';

const key = 'vidya.theatre';

/** Whether the player has the page's full width, remembered between visits. */
export function useTheatre(): [isTheatre: boolean, toggle: () => void] {
  const [isTheatre, setTheatre] = useState(() => readStored(key) === 'on');
  const toggle = (): void => {
    store(key, isTheatre ? 'off' : 'on');
    setTheatre(!isTheatre);
  };
  return [isTheatre, toggle];
}
