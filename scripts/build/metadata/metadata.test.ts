import { platformMembers, platformRange } from '../../../platform/gate/host-platform.ts';
import { satisfies } from '../../../platform/gate/version-range.ts';
import { hostMetadata } from './host-metadata.ts';

describe('what the shell offers', () => {
  it('is its libraries, the platform, the props, and which areas it guards', async () => {
    const metadata = await hostMetadata('1.0.0-x');
    expect(metadata).toMatchObject({ version: '1.0.0-x', platform: '1.2.0', props: ['platform'], guarded: ['admin'] });
    expect(metadata.shared['react']).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('is the names of its libraries: of a facade those that it passes on, without types', async () => {
    const { lent: names = {} } = await hostMetadata('1.0.0-x');
    expect(names['react']).toEqual(expect.arrayContaining(['useState', 'useEffectEvent']));
    expect(names['react-router-dom']).toEqual(expect.arrayContaining(['Link', 'useNavigate']));
    expect(names['react-router-dom']).not.toEqual(expect.arrayContaining(['useBlocker']));
    expect(names['@tanstack/react-query']).not.toContain('UseQueryOptions');
  });

  it('is the federation runtime, with what the entries of areas take from it', async () => {
    const { runtime } = await hostMetadata('1.0.0-x');
    expect(runtime?.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(runtime?.names).toEqual(expect.arrayContaining(['ModuleFederation', 'CurrentGlobal', 'satisfy']));
  });

  it('is a platform that can host an area which uses all of it', async () => {
    const range = platformRange(Object.keys(platformMembers));
    expect(satisfies((await hostMetadata('1.0.0-x')).platform, range)).toBe(true);
  });
});
