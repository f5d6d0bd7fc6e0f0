import { useQuery } from '@tanstack/react-query';
import { keys } from '@vidya/contracts/browser/keys';
import type { Platform } from '@vidya/contracts/browser/platform';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { listReleases, makeOverride } from '../../calls/browser-calls.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { readPageSettings } from '../load/page-settings.ts';
import { developmentAddress, stopAddress, tokenAddress } from './addresses.ts';
import { type AreaDraft, draftOf, draftWith, wrongServers } from './draft.ts';
import { goTo } from './go-to.ts';

/** The state and the actions of the panel. */
export function usePanel(platform: Platform) {
  const { override, isDevelopment = false } = readPageSettings();
  const session = useAtomValue(platform.sessionAtom);
  const isStaff = session.status === 'signedIn' && session.user.role === 'ADMIN';
  const [draft, setDraft] = useState(() => draftOf(override));
  const [minutes, setMinutes] = useState(60);
  const [link, setLink] = useState('');
  const [isBusy, setBusy] = useState(false);
  const wrong = wrongServers(draft);
  const { data: published, isError: hasFailed } = useQuery({
    queryKey: keys.releases,
    queryFn: async () => (await platform.send(listReleases, {})).data,
    enabled: isStaff,
  });
  const change = (name: RemoteName, area: AreaDraft): void => {
    setDraft(draftWith(draft, name, area));
    setLink('');
  };
  const changeMinutes = (value: number): void => {
    setMinutes(value);
    setLink('');
  };
  const isChosen = Object.keys(draft).length > 0;
  /** The address of the page with the chosen versions. Undefined after an error, which a toast has shown. */
  const address = async (): Promise<string | undefined> => {
    if (!isChosen) return stopAddress(isDevelopment);
    if (!isStaff) return developmentAddress(draft);
    setBusy(true);
    const making = platform.send(makeOverride, { body: { areas: draft, minutes } });
    const response = await platform.run(making, { failure: 'The versions could not be changed' });
    setBusy(false);
    return response ? tokenAddress(response.data.token, isDevelopment) : undefined;
  };
  const apply = async (): Promise<void> => {
    const found = await address();
    if (found) goTo(found);
  };
  const makeLink = async (): Promise<void> => {
    const found = await address();
    if (!found) return;
    setLink(found);
    await navigator.clipboard?.writeText(found).then(
      () => platform.toasts.success('Link copied'),
      // Without the permission the link stays visible, to be copied by hand.
      () => undefined,
    );
  };
  return {
    draft,
    change,
    wrong,
    minutes,
    changeMinutes,
    link,
    isBusy,
    isStaff,
    isChosen,
    isActive: override !== null,
    published,
    hasFailed,
    apply,
    makeLink,
    stop: () => goTo(stopAddress(isDevelopment)),
  };
}
