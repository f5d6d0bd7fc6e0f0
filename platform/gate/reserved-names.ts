/** Reserved words and browser globals: the name becomes a global variable of the page. */
export const reservedNames: ReadonlySet<string> = new Set(
  `break case catch class const continue debugger default delete do else enum export extends false finally for function if
  import in instanceof interface let new null package private protected public return static super switch this throw true
  try typeof undefined var void while with yield await async
  alert atob blur btoa caches chrome close closed confirm console cookie crypto document event external fetch find focus
  frames history length location menubar name navigation navigator open opener origin parent performance personalbar print
  process prompt remotes require scheduler screen scroll scrollbars self shell status stop store toolbar top vidya window`.split(
    /\s+/,
  ),
);
