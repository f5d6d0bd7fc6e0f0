import type { AreaOverride, ReleaseDocument } from '../../gate/document/release.ts';
import { reference, servePage } from '../testing/mock-releases.ts';
import { candidatesOf } from './candidates.ts';

const [one, two, three, four] = [reference('1.0.0'), reference('2.0.0'), reference('3.0.0'), reference('4.0.0')];
const document = (canary?: object): ReleaseDocument => ({
  issuedAt: '2026-01-01',
  remotes: [
    { name: 'learning', live: two, previous: one, ...(canary && { canary: { ...three, percent: 0, ...canary } }) },
  ],
});
const order = (given: ReleaseDocument | null) => candidatesOf('learning', given).map(({ version }) => version);

function overridden(learning: AreaOverride, expiresAt = '2999-01-01'): void {
  servePage({ override: { kind: 'override', areas: { learning }, expiresAt } });
}

beforeEach(() => {
  localStorage.clear();
  servePage({});
});

it('asks for the live version, then for the one before', () => {
  expect(order(document())).toEqual(['2.0.0', '1.0.0']);
  expect(order(document({ percent: 0 }))).toEqual(['2.0.0', '1.0.0']);
  expect(order(null)).toEqual([]);
});

it('asks for the canary first when this browser is to have it', () => {
  expect(order(document({ percent: 100 }))).toEqual(['3.0.0', '2.0.0', '1.0.0']);
});

it('takes administrators for staff', () => {
  localStorage.setItem('vidya.user', JSON.stringify({ role: 'ADMIN' }));
  expect(order(document({ cohort: 'staff' }))).toEqual(['3.0.0', '2.0.0', '1.0.0']);
  localStorage.setItem('vidya.user', JSON.stringify({ role: 'USER' }));
  expect(order(document({ cohort: 'staff' }))).toEqual(['2.0.0', '1.0.0']);
});

it('obeys an override until it has run out', () => {
  overridden({ reference: four });
  expect(order(document())).toEqual(['4.0.0', '2.0.0', '1.0.0']);
  overridden({ reference: four }, '2020-01-01');
  expect(order(document())).toEqual(['2.0.0', '1.0.0']);
});

it('asks a development server', () => {
  overridden({ server: 'http://127.0.0.1:3101/mf-manifest.json' });
  expect(candidatesOf('learning', document())[0]).toMatchObject({
    server: 'http://127.0.0.1:3101/mf-manifest.json',
    base: 'http://127.0.0.1:3101/',
  });
});

it('injects faults into the first only, and takes the version before for an old one', () => {
  overridden({ fault: 'tampered' });
  expect(candidatesOf('learning', document()).map(({ fault }) => fault)).toEqual(['tampered', undefined]);
  overridden({ fault: 'old' });
  expect(order(document())).toEqual(['1.0.0']);
});
