/** The proxies on the cluster's links, in a process of their own. Ends with the process that started it. */
import { type NetworkProxy, networkProxy } from '../../api/src/testing/network-proxy.ts';
import type { Answer, Opening, Order } from './links.ts';

const proxies = new Map<string, NetworkProxy[]>();

async function open({ link, port, target }: Opening): Promise<void> {
  const proxy = await networkProxy(`tcp://127.0.0.1:${target}`, port);
  proxies.set(link, [...(proxies.get(link) ?? []), proxy]);
}

async function obey(order: Order): Promise<void> {
  if ('open' in order) for (const one of order.open) await open(one);
  else if ('swallow' in order) for (const proxy of proxies.get(order.swallow) ?? []) proxy.swallow();
  else for (const proxy of proxies.get(order.restore) ?? []) await proxy.restore();
}

const answer = (message: Answer): void => void process.send?.(message);

process.on('message', (order: Order) => {
  obey(order).then(
    () => answer({ id: order.id }),
    (error: unknown) => answer({ id: order.id, failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
