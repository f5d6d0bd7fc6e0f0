import type { AreaPaths } from '../../gate/document/area-declaration.ts';
import { type Compared, pathsOf } from './compared.ts';

const version = (paths?: AreaPaths) =>
  ({ files: paths ? { declaration: { paths } } : {} }) as unknown as Compared['candidate'];
const granted: AreaPaths = { '/events': 'everybody' };

it.each<[string, Compared, string[]]>([
  [
    'what either version declares',
    {
      candidate: version({ '/events': 'everybody', '/events/mine': 'signedIn' }),
      live: version({ '/events/old': 'everybody' }),
    },
    ['/events', '/events/mine', '/events/old'],
  ],
  ['what is granted where neither declares anything', { candidate: version(), live: version() }, ['/events']],
  [
    'both where the files of the live one are gone',
    { candidate: version({ '/events/mine': 'signedIn' }), live: undefined },
    ['/events/mine', '/events'],
  ],
])('are %s', (_, compared, paths) => expect(pathsOf(compared, granted)).toEqual(paths));
