import type {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  Location,
  NavigateOptions,
  NavigationType,
  Navigator,
  To,
} from 'react-router-dom';

/** The browser's history, or one in memory for tests. */
type SiteHistory = ReturnType<typeof createBrowserHistory>;

/** The current address, and the navigation that led there. */
export interface Arrival {
  location: Location;
  action: NavigationType;
  /** The page stays where it is scrolled to, as when a dialog opens. */
  keepsScroll: boolean;
  /** React renders it at once instead of in a transition. */
  isUrgent: boolean;
}

type OnArrival = (arrival: Arrival, from: Location) => void;

export type Address = Pick<Location, 'pathname' | 'search'>;

/** Asks before unsaved input is lost, and calls `leave` on consent. False if there is nothing to ask on the way there. */
export type AskToLeave = (leave: () => void, to: Address, from: Address) => boolean;

export interface SiteRouter {
  arrival: () => Arrival;
  navigate: (to: To, options?: NavigateOptions) => void;
  subscribe: (onArrival: OnArrival) => () => void;
  /** For React Router's hooks and links. */
  navigator: Navigator;
}

/** Moves within the site. React Router's own one for this loads data, which the areas do themselves, and costs 16 kB. */
export function createSiteRouter(history: SiteHistory, askToLeave: AskToLeave): SiteRouter {
  const listeners = new Set<OnArrival>();
  const read = ({ preventScrollReset = false, flushSync = false }: NavigateOptions): Arrival => ({
    location: history.location,
    action: history.action,
    keepsScroll: preventScrollReset,
    isUrgent: flushSync,
  });
  let here = read({});
  const arrive = (options: NavigateOptions = {}): void => {
    const from = here.location;
    here = read(options);
    for (const onArrival of listeners) onArrival(here, from);
  };
  const asks = (to: Address, leave: () => void): boolean => askToLeave(leave, to, here.location);

  const move =
    (kind: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const leave = (): void => {
        history[kind](to, state);
        arrive(options);
      };
      if (!asks(history.createURL(to), leave)) leave();
    };
  listenToBackAndForward(history, asks, arrive);

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (delta) => history.go(delta),
    push: move('push'),
    replace: move('replace'),
  };
  return {
    arrival: () => here,
    navigate: (to, options = {}) => navigator[options.replace ? 'replace' : 'push'](to, options.state, options),
    subscribe: (onArrival) => {
      listeners.add(onArrival);
      return () => void listeners.delete(onArrival);
    },
    navigator,
  };
}

/** The browser has moved already when it tells: while a question is open, it is sent back to where it was. */
function listenToBackAndForward(
  history: SiteHistory,
  asks: (to: Address, leave: () => void) => boolean,
  arrive: () => void,
): void {
  let next: 'ask' | 'go' | 'ignore' = 'ask';
  history.listen(({ location, delta }) => {
    const now = next;
    next = 'ask';
    if (now === 'ignore') return;
    const leave = (): void => {
      next = 'go';
      history.go(delta ?? 0);
    };
    if (now === 'go' || !delta || !asks(location, leave)) return arrive();
    next = 'ignore';
    history.go(-delta);
  });
}
