import { type NewRemote, titleOf } from './words.ts';

interface PackageJson {
  dependencies: Record<string, string>;
}

/** What every area is made with: with the versions that the given one has. */
const common = [
  '@vidya/contracts',
  '@vidya/shared-ui',
  'react',
  'react-dom',
  'react-router-dom',
  'jotai',
  'styled-components',
  '@tanstack/react-query',
];

/** The files of the package around the sources, by path below it. `model` is the package.json of an area that is there. */
export function packageFiles(remote: NewRemote, model: PackageJson): Record<string, string> {
  const { name, port } = remote;
  const title = titleOf(remote);
  const dependencies = Object.fromEntries(common.map((library) => [library, model.dependencies[library] ?? '*']));
  const own = {
    name: `@vidya/mfe-${name}`,
    version: '1.0.0',
    private: true,
    description: `${title}: say here what the area is for`,
    type: 'module',
    dependencies,
  };
  return {
    'package.json': `${JSON.stringify(own, null, 2)}\n`,
    'README.md': `# ${title}

For everybody: say here for whom it is and what they do in it.
Owns \`/${name}\`.
\`npm run dev -- ${name}\` reloads it inside the running site; with \`--alone\` it runs at http://localhost:${port} on a mock platform, without shell and API (\`?as=USER\` signs somebody in).
`,
    'src/index.ts': `void import('./standalone.tsx');
`,
    'src/remote.tsx': `import { PlatformProvider, type RemoteProps } from '@vidya/contracts/browser/platform';
import { ${title}Routes } from './routes.tsx';

/** ${title}, on the platform that the shell lends. */
export default function ${title}Remote({ platform }: RemoteProps) {
  return (
    <PlatformProvider platform={platform}>
      <${title}Routes />
    </PlatformProvider>
  );
}
`,
    'src/routes.tsx': `import { Route, Routes } from 'react-router-dom';
import { ${title}Home } from './screens/${title}Home/${title}Home.tsx';

/** Path → screen. Whole paths: each has a row in shell/src/route-table.ts. */
export function ${title}Routes() {
  return (
    <Routes>
      <Route path="/${name}" element={<${title}Home />} />
    </Routes>
  );
}
`,
    'src/standalone.tsx': `import '@vidya/shared-ui/fonts.css';
import { MockSite, mockPlatform } from '@vidya/contracts/testing/mock-platform';
import { mockVisit } from '@vidya/contracts/testing/mock-visit';
import { tokensCss } from '@vidya/shared-ui/tokens';
import { createRoot } from 'react-dom/client';
import { createGlobalStyle } from 'styled-components';
import ${title}Remote from './remote.tsx';
import { mockResponses, samplePerson } from './sample-answers.ts';

const Theme = createGlobalStyle\`\${tokensCss}\`;
const { at, role } = mockVisit('/${name}', location);
const platform = mockPlatform({ answers: mockResponses(), ...(role && { user: samplePerson(role) }) });

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <MockSite at={at}>
    <Theme />
    <${title}Remote platform={platform} />
  </MockSite>,
);
`,
  };
}
