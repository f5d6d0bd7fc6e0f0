import { z } from 'zod';
import type { InvoiceTerms } from './seller.ts';

/** The demo's seller. Production must set its own: an invoice with an invented registration is a false document. */
const demo = {
  SELLER_NAME: 'Vidya Learning Private Limited',
  SELLER_ADDRESS: '4th Floor, 27 Residency Road, Bengaluru 560025',
  SELLER_STATE: 'Karnataka',
  SELLER_GSTIN: '29AAAAA0000A1Z5',
  SELLER_SAC: '999293',
};

type SellerSetting = keyof typeof demo;

const line = (max: number) => z.string().trim().min(2, 'must not be empty').max(max, `has at most ${max} characters`);

/** The environment settings that invoices need. */
export const sellerEnvironment = {
  SELLER_NAME: line(100).optional(),
  SELLER_ADDRESS: line(200).optional(),
  SELLER_STATE: line(60).optional(),
  SELLER_GSTIN: z
    .string()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'must be a GSTIN of 15 characters')
    .optional(),
  SELLER_SAC: z
    .string()
    .regex(/^99\d{2,4}$/, 'must be a services accounting code such as 999293')
    .optional(),
  GST_RATE_PERCENT: z
    .string()
    .regex(/^(\d|[1-3]\d|40)$/, 'must be a whole number between 0 and 40')
    .default('18')
    .transform(Number),
};

type SellerEnvironment = Partial<Record<SellerSetting, string | undefined>> & { GST_RATE_PERCENT: number };

/** Settings that production lacks, or still has at the demo's value. */
export const sellerProblems = (env: SellerEnvironment): string[] =>
  (Object.keys(demo) as SellerSetting[])
    .filter((name) => !env[name] || (name === 'SELLER_GSTIN' && env[name] === demo[name]))
    .map((name) => `${name}: required in production, for invoices`);

export function invoiceTermsOf(env: SellerEnvironment): InvoiceTerms {
  const setting = (name: SellerSetting): string => env[name] ?? demo[name];
  return {
    gstRate: env.GST_RATE_PERCENT,
    seller: {
      name: setting('SELLER_NAME'),
      address: setting('SELLER_ADDRESS'),
      state: setting('SELLER_STATE'),
      gstin: setting('SELLER_GSTIN'),
      sac: setting('SELLER_SAC'),
    },
  };
}
