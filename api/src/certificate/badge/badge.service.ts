import type { KeyObject } from 'node:crypto';
import { createShortCache } from '@vidya/contracts/rules/short-cache';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { certificateTexts } from '@vidya/contracts/texts/texts';
import { notFound } from '../../http/errors.ts';
import type { Certificates } from '../certificate.service.ts';
import type { CertificateStore } from '../certificate.store.ts';
import { badgeCredential, statusAddress } from './credential.ts';
import { signed } from './data-integrity.ts';
import { didDocument, verificationMethod } from './issuer.ts';
import { rangeOf, statusListCredential } from './status-list.ts';

interface BadgeParts {
  certificates: Pick<Certificates, 'findPublic'>;
  store: Pick<CertificateStore, 'findRecipient' | 'listInForce'>;
  /** Null: the site issues no badges. */
  privateKey: KeyObject | null;
  /** Multikeys that signed before. */
  keysBefore: readonly string[];
  /** The site's own origin: badges and their issuer are named by it. */
  origin: string;
  /** Max age of what was signed, in ms. */
  ttlMs: number;
}

/** Certificates as Open Badges 3.0, and what verifies them. All throw 404 where the site has no key. */
export function createBadges({ certificates, store, privateKey: given, keysBefore, origin, ttlMs }: BadgeParts) {
  const key = (): KeyObject => {
    if (!given) throw notFound(certificateTexts.noBadges);
    return given;
  };
  const textOf = async (credential: Parameters<typeof signed>[0], privateKey: KeyObject): Promise<string> =>
    JSON.stringify(
      await signed(credential, { privateKey, verificationMethod: verificationMethod(origin, privateKey) }),
    );
  // Signing takes 10 ms, and everybody may ask for it.
  const badges = createShortCache<string>({ ttlMs, max: 200 });
  const lists = createShortCache<string>({ ttlMs, max: 20 });
  const signList = async (list: number, privateKey: KeyObject): Promise<string> => {
    const inForce = await store.listInForce(rangeOf(list));
    const credential = statusListCredential(origin, statusAddress(origin, list), inForce);
    return textOf(credential, privateKey);
  };
  return {
    /** The signed badge as JSON, with the code that it has. Throws 404 for an unknown code. */
    async issue(code: string): Promise<{ code: string; text: string }> {
      const privateKey = key();
      const certificate = await certificates.findPublic(code);
      const learner = await store.findRecipient(certificate.userId);
      if (!learner) throw notFound(apiMessages.learning.certificateMissing);
      const credential = badgeCredential(certificate, { email: learner.email, origin });
      const text = await badges.get(certificate.code, () => textOf(credential, privateKey));
      return { code: certificate.code, text };
    },
    /** The DID document. */
    issuer: () => didDocument(origin, { privateKey: key(), keysBefore }),
    /** A signed status list as JSON; lists are numbered from 1. Throws 404 for another number. */
    async statusList(number: string): Promise<string> {
      const privateKey = key();
      // PostgreSQL's integers fill 16384 lists.
      if (!/^[1-9]\d{0,4}$/.test(number) || Number(number) > 16_384) throw notFound(certificateTexts.noList);
      return lists.get(number, () => signList(Number(number), privateKey));
    },
  };
}

export type Badges = ReturnType<typeof createBadges>;
