import { randomBytes } from 'node:crypto';
import { certificateAlphabet, certificateCode } from '@vidya/contracts/calls/certificate';

/** For example 'KX4M-7TP0-9QRS-1VWZ': 80 random bits. 32 divides 256, so every character is equally likely. */
export const newCertificateCode = (): string =>
  certificateCode([...randomBytes(16)].map((byte) => certificateAlphabet[byte % certificateAlphabet.length]).join(''));
