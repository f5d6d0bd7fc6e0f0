/** A minimal browser for redirects and forms: cookies by path, no scripts. */
export function createBrowser() {
  const cookies = new Map<string, { value: string; path: string }>();

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    const path = attributes.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    if (value) cookies.set(name, { value, path });
    else cookies.delete(name);
  }

  async function go(address: string, form?: Record<string, string>): Promise<Response> {
    const { pathname } = new URL(address);
    const sent = [...cookies].filter(([, { path }]) => pathname.startsWith(path));
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    response.headers.getSetCookie().forEach(keep);
    return response;
  }

  /** Follows redirects within this origin; returns the last response and its address. */
  async function follow(
    address: string,
    form?: Record<string, string>,
  ): Promise<{ response: Response; address: string }> {
    const response = await go(address, form);
    const location = response.headers.get('location');
    if (!location) return { response, address };
    const next = new URL(location, address);
    return next.origin === new URL(address).origin ? follow(next.href) : { response, address: next.href };
  }

  return { follow };
}
