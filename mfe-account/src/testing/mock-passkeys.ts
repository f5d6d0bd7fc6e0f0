/** What the browser's part of a passkey did; a test sets what comes of it. */
export const passkeyCeremony = {
  sign: jest.fn<Promise<object | null>, [object, { isAutofill?: boolean }?]>(),
  canOffer: jest.fn(() => Promise.resolve(false)),
  make: jest.fn<Promise<object | null>, [object]>(),
};

/** For `jest.mock('@vidya/contracts/browser/passkeys', …)`: a browser with passkeys, at any address. */
export const mockPasskeys = () => ({
  hasPasskeys: () => true,
  canOfferPasskeys: () => passkeyCeremony.canOffer(),
  signWithPasskey: (...given: [object, { isAutofill?: boolean }?]) => passkeyCeremony.sign(...given),
  endPasskeyRequest: () => Promise.resolve(),
});

/** The same for `@vidya/contracts/browser/new-passkey`. */
export const mockNewPasskeys = () => ({
  isPasskeyPlace: (domain: string) => domain === 'vidya.example',
  makePasskey: (request: object) => passkeyCeremony.make(request),
});
