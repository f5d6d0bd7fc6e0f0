import { randomBytes } from 'node:crypto';
import { certificateAlphabet, certificateCode } from '@vidya/contracts/calls/certificate';

/** 'KX4M-7TP0-9QRS-1VWZ': 80 random bits. The alphabet's 32 signs divide a byte evenly. */
export const newCertificateCode = (): string =>
  certificateCode([...randomBytes(16)].map((byte) => certificateAlphabet[byte % certificateAlphabet.length]).join(''));
