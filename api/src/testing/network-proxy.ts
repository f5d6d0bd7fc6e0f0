import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a server, and does what a bad network does. */
export interface NetworkProxy {
  /** The server's address through this proxy. */
  address: string;
  /** From now on bytes vanish, also those of new connections; no connection is closed. */
  swallow(): void;
  /** From now on new connections are refused, and those that exist are cut. */
  refuse(): Promise<void>;
  /** Cuts all connections. */
  cut(): void;
  /** All is well again for new connections. What was swallowed does not come back, nor do its connections. */
  restore(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy in front of the server at this address (without a port: PostgreSQL's), on any free port or the given one. */
export async function networkProxy(target: string, at = 0): Promise<NetworkProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isSwallowing = false;
  const keep = (socket: Socket): void => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    const behind = connect(Number(port || 5432), hostname);
    keep(behind);
    let isLost = false;
    const pass = (from: Socket, to: Socket): void => {
      from.on('data', (bytes) => {
        isLost ||= isSwallowing;
        if (!isLost) to.write(bytes);
      });
      from.on('close', () => to.destroy());
    };
    pass(client, behind);
    pass(behind, client);
  });
  const listen = (on: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(on, '127.0.0.1', resolve));
  const unlisten = () => new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
  await listen(at);
  const own = (server.address() as AddressInfo).port;
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const end = async (): Promise<void> => {
    const closed = unlisten();
    cut();
    await closed;
  };
  const address = new URL(target);
  address.hostname = '127.0.0.1';
  address.port = String(own);
  return {
    address: address.toString(),
    cut,
    swallow: () => void (isSwallowing = true),
    refuse: end,
    restore: async () => {
      isSwallowing = false;
      if (!server.listening) await listen(own);
    },
    close: end,
  };
}
