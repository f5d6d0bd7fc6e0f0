import { listen } from '@vidya/contracts/browser/listen';
import type { Remote } from '@vidya/contracts/browser/platform';
import { loadVersion, sharedLibraries } from '../runtime/load-version.ts';
import { impossible, integrityOf, trust } from '../trust/integrity.ts';
import type { Candidate } from './candidates.ts';
import { refuseIncompatible, versionFiles } from './version-files.ts';
import { arrived, expectVersion } from './versions-here.ts';

/** Registers the hashes of a version's files before any of them loads. */
function trustFiles(base: string, integrity: Record<string, string>, fault: Candidate['fault']): void {
  for (const [file, hash] of Object.entries(integrity)) {
    const isTampered = fault === 'tampered' && file.endsWith('.js');
    trust({ [base + file]: isTampered ? impossible : hash });
  }
}

/** Preloads all of an area's initial files in parallel. */
function preload(base: string, files: string[]): void {
  for (const file of files) {
    const link = document.createElement('link');
    const href = base + file;
    Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', integrity: integrityOf(href), href });
    listen(link, ['load', 'error'], () => link.remove());
    document.head.append(link);
  }
}

const faultCode = () => import(/* webpackChunkName: "fallback" */ '../trust/faults.ts');

/** Base addresses of versions with a failed or corrupt file. */
const failedBases = new Set<string>();

/** Tries once to load a version. An incompatible one rejects with an IncompatibleVersionError before any code runs. */
export async function loadCandidate(candidate: Candidate): Promise<Remote> {
  const startedMs = performance.now();
  const { name, server, fault } = candidate;
  if (fault === 'down' || fault === 'slow') {
    await (await faultCode()).injectFault(candidate, fault);
  }
  const here = expectVersion(candidate);
  if (!server) {
    const files = await versionFiles(candidate);
    refuseIncompatible(files, sharedLibraries());
    trustFiles(here.base, files.integrity, fault);
    if (failedBases.delete(here.base)) {
      const { refetch } = await import(/* webpackChunkName: "fallback" */ '../fallback/refetch.ts');
      await refetch(['mf-manifest.json', ...files.preload].map((file) => here.base + file));
    }
    preload(here.base, files.preload);
  }
  const remote = await loadVersion(name, server ?? `${here.base}mf-manifest.json`).catch((error: unknown) => {
    failedBases.add(here.base);
    throw error;
  });
  const drawn = fault === 'throw' || fault === 'blank' ? (await faultCode()).faultyRemote(fault) : remote;
  arrived(drawn, here, performance.now() - startedMs);
  return drawn;
}
