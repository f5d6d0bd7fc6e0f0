/** The import rules. scripts/import-rules.test.ts proves each row with a violation. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const sources = '\\.tsx?$';
const tests = '\\.(test|stories)\\.tsx?$';
const remotes = '^mfe-([^/]+)/';
const features = 'account|audit|certificate|contact|coupon|course|enrolment|invoice|learning|lecture|payment|revision';
/** What the shop gives the platform: its servers' ground floor, and what the shell shows and knows of a visit. */
const platformStandsOn = [
  '^api/src/(database|http|jobs|policy|config|outside|audit/port|replay)/',
  '^shell/src/(frame/frame-atoms|toasts/toast|session/stored-user|navigation/|boot/OnDemand)',
  '^shell/server/(role-of|renderer/messages)\\.ts$',
];
/** What the shop may import of the platform's parts; the server renders with three files of the host. */
const platformDoors = [
  '^platform/host/(at-start|host|late)\\.ts$',
  '^platform/(front/front|registry/registry)\\.ts$',
  '^platform/host/(load/remote-cache|routes-here|views/WaitingView)\\.tsx?$',
];
const groundFloor = 'config|database|http|jobs|outside|policy|print';

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Files that need each other are one file; a type is a need too.', {}, { circular: true }),
    forbid(
      'contracts-stand-alone',
      'Contracts import nothing of ours.',
      { path: '^contracts/' },
      { path: '^(platform|server|shell|mfe-|shared-ui|api|sandbox|scripts|e2e)' },
    ),
    forbid(
      'server-stands-alone',
      'What servers share knows the contracts at most, and no browser has it.',
      { path: '^server/' },
      { path: '^(platform|shell|mfe-|shared-ui|api|sandbox|scripts|e2e)/' },
    ),
    forbid(
      'servers-only',
      'Logs, metrics and traces of servers stay out of browsers.',
      { path: '^(contracts|shared-ui|shell/src|mfe-[^/]+|platform/(calls|host))/' },
      { path: '^server/' },
    ),
    forbid(
      'browsers-carry-no-schemas',
      'What runs in a browser takes the types of the schemas, never the schemas: zod would be in every bundle.',
      {
        path: '^(contracts/src/(browser|rules|texts)|platform/(calls/(browser-calls|choices|preview-address)|gate/(document/|[^/]+\\.ts)|host|cli/new-remote/template)|shell|shared-ui|mfe-[^/]+)',
        pathNot: tests,
      },
      {
        path: [
          '^contracts/src/calls/(?!(call|recorded/recorded-call)\\.ts)',
          '^platform/calls/(?!(browser-calls|choices|preview-address)\\.ts)',
          'node_modules/zod/',
        ],
        dependencyTypesNot: ['type-only'],
      },
    ),
    ...['texts', 'rules', 'calls'].map((layer, index, layers) =>
      forbid(
        `${layer}-know-nothing-above`,
        'Texts, then rules, then calls, then what browsers do with them: no arrow points up.',
        { path: `^contracts/src/${layer}/`, pathNot: tests },
        { path: `^contracts/src/(${[...layers.slice(index + 1), 'browser', 'testing'].join('|')})/` },
      ),
    ),
    forbid(
      'calls-and-gate-stand-alone',
      'What every part of the platform agrees on knows none of them.',
      { path: '^platform/(calls|gate)/' },
      { path: '^(server|platform/(registry|host|front|cli)|shell|mfe-|shared-ui|api|sandbox|scripts|e2e)/' },
    ),
    forbid(
      'platform-knows-no-shop',
      'The platform runs on what the shop hands on by name: no course, order or person.',
      { path: '^platform/(registry|host|front)/', pathNot: `${tests}|/testing/` },
      { path: '^(shell|mfe-|api|sandbox|scripts|e2e)/', pathNot: platformStandsOn },
    ),
    forbid(
      'through-the-doors',
      'The shop enters the platform by its doors; what both say is in calls and gate.',
      { path: '^(shell|api)/', pathNot: `${tests}|/testing/` },
      { path: '^platform/(host|front|registry)/', pathNot: platformDoors },
    ),
    forbid(
      'platform-parts-stay-apart',
      'The host, the front server and the registry are deployed apart.',
      { path: '^platform/(registry|host|front)/', pathNot: `${tests}|/testing/` },
      { path: '^platform/(registry|host|front|cli)/', pathNot: '^platform/$1/' },
    ),
    forbid(
      'shared-ui-is-stateless',
      'shared-ui knows contract shapes and rules only: no state, calls or routes.',
      { path: '^shared-ui/src' },
      {
        path: [
          '^(shell|mfe-|api|sandbox)',
          '^contracts/src/(browser/(client|platform|keys)|testing/(mock|render|run))',
          'node_modules/(jotai|ky|react-router|@tanstack)',
        ],
      },
    ),
    forbid(
      'servers-know-no-browser',
      'The servers never import the browser side of the contracts.',
      { path: '^(api|sandbox|platform/(registry|front))/' },
      { path: ['^contracts/src/(browser|testing/(mock|render|run))', '^(platform/host|shell/src|mfe-|shared-ui)'] },
    ),
    forbid(
      'shell-meets-remotes-at-run-time',
      'No remote is known when the shell is built.',
      { path: '^(shell|platform/(host|front))/' },
      { path: '^(mfe-|api/|sandbox/)' },
    ),
    forbid(
      'remotes-stay-apart',
      'A remote knows contracts and shared-ui, nothing else of ours.',
      { path: remotes },
      {
        path: '^(mfe-|platform/|server/|shell/|api/|sandbox/|scripts/)',
        pathNot: ['^mfe-$1/', '^scripts/config/facades/', '^platform/(calls/[^/]+\\.ts$|gate/|testing/)'],
      },
    ),
    forbid(
      'releases-are-of-the-dashboard',
      "Only the dashboard shows releases: another remote knows nothing of the platform's.",
      { path: '^mfe-(?!admin)' },
      { path: '^platform/' },
    ),
    forbid(
      'data-knows-no-screens',
      'Data has no JSX and no screens.',
      { path: '^mfe-[^/]+/src/(releases/)?data/|^mfe-admin/src/[a-z]+/(use-[^/]+|[^/]+-text)\\.ts$', pathNot: tests },
      { path: ['^mfe-[^/]+/src/screens/', '^mfe-[^/]+/src/.*\\.tsx$'] },
    ),
    forbid(
      'screens-stay-apart',
      'A screen imports no other screen.',
      { path: '^mfe-([^/]+)/src/screens/([^/]+)/' },
      { path: '^mfe-$1/src/screens/', pathNot: '^mfe-$1/src/screens/$2/' },
    ),
    forbid(
      'admin-screens-stay-apart',
      "A screen of the dashboard takes another's data, not its parts.",
      { path: '^mfe-admin/src/([a-z]+)/' },
      {
        path: '^mfe-admin/src/(?!parts/|testing/)[a-z]+/.*(\\.tsx|-styles\\.ts)$',
        pathNot: '^mfe-admin/src/$1/',
      },
    ),
    forbid(
      'screens-speak-no-http',
      'Only the shell makes the client.',
      { path: '^mfe-[^/]+/src/(screens/|releases/(?!data/)|.*\\.tsx$)' },
      { path: '^contracts/src/browser/client' },
    ),
    forbid(
      'services-know-no-framework',
      'Services know no HTTP framework.',
      { path: '^api/src/.*\\.service\\.ts$' },
      { path: ['node_modules/@?fastify', '\\.routes\\.ts$'] },
    ),
    forbid(
      'stores-know-only-the-database',
      'Stores know neither service nor framework.',
      { path: '^api/src/.*\\.store\\.ts$' },
      { path: ['node_modules/@?fastify', '\\.(service|routes)\\.ts$'] },
    ),
    forbid(
      'routes-skip-no-layer',
      'Routes go through services.',
      { path: '^api/src/.*\\.routes\\.ts$' },
      { path: '\\.store\\.ts$' },
    ),
    forbid(
      'features-meet-at-ports',
      'A feature of the API reaches another only through what that one exports as its port.',
      { path: `^api/src/(${features})/`, pathNot: `${tests}|^api/src/testing/` },
      { path: `^api/src/(${features})/`, pathNot: ['^api/src/$1/', '^api/src/[^/]+/port/'] },
    ),
    forbid(
      'ground-floor-knows-no-feature',
      'What every feature stands on knows none of them.',
      { path: `^api/src/(${groundFloor})/`, pathNot: tests },
      { path: `^api/src/(${features})/` },
    ),
    forbid(
      'resolvable',
      'Every import leads somewhere.',
      { path: sources },
      { couldNotResolve: true, pathNot: '^(fastify/types|video.js/dist/types)/|\\.(css|md|svg|woff2|mp4|webm|jpg)$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^[a-z0-9-]+/dist/', '^shared-ui/storybook-static/'] },
    tsConfig: { fileName: 'scripts/config/tsconfig.base.json' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
