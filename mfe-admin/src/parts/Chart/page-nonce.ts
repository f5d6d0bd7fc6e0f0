/** The page's nonce, without which its policy refuses a style sheet; none where the area runs alone. */
export const pageNonce = (): string | undefined =>
  document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;
