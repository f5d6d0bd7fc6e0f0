import type { CDPSession, Page } from 'playwright-core';
import { siteUrl } from './site.ts';

/** The site by a name: passkeys are for domains, and numbers are none. */
export const namedSite = siteUrl.replace('127.0.0.1', 'localhost');

/** Chromium's virtual authenticator in a page: does what a person with a fingerprint reader would. */
export class VirtualAuthenticator {
  private readonly session: CDPSession;
  private readonly id: string;
  private constructor(session: CDPSession, id: string) {
    this.session = session;
    this.id = id;
  }
  /** `usb`: a key in one's pocket, beside what the device has. */
  static async add(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    const options = {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    const enabled = async () => {
      await session.send('WebAuthn.enable', { enableUI: false });
      return session.send('WebAuthn.addVirtualAuthenticator', { options });
    };
    // A page that is still opening may forget the first one.
    const { authenticatorId } = await enabled().catch(enabled);
    return new VirtualAuthenticator(session, authenticatorId);
  }
  /** Whether user verification succeeds. */
  async verify(isUserVerified: boolean): Promise<void> {
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId: this.id, isUserVerified });
  }
  /** Whether it responds by itself to whatever a page asks. */
  async respond(enabled: boolean): Promise<void> {
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.id, enabled });
  }
  async credentials(): Promise<string[]> {
    const { credentials } = await this.session.send('WebAuthn.getCredentials', { authenticatorId: this.id });
    return credentials.map(({ credentialId }) => credentialId);
  }
}
