/** Crockford's 32 characters: no two look alike. */
export const certificateAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Normalises a typed code to its printed form: 'kx4m 7tpo…' becomes 'KX4M-7TP0…'. */
export const certificateCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-');
