import type { Remote } from '@vidya/contracts/browser/platform';
import { useLocation } from 'react-router-dom';

/** The remote, with the current address and navigation state shown beside it. */
export const renderLocation =
  (RemoteUnderTest: Remote): Remote =>
  (props) => (
    <>
      <RemoteUnderTest {...props} />
      <Whereabouts />
    </>
  );

function Whereabouts() {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <code data-testid="address">{pathname + search}</code>
      <code data-testid="state">{JSON.stringify(state)}</code>
    </>
  );
}
