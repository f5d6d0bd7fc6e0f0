/** The page's nonce, which its security policy requires for style sheets; undefined when the remote runs alone. */
export const pageNonce = (): string | undefined =>
  document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;
