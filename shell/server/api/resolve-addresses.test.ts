import { mockApi } from '../testing/mock-api.ts';
import { createApiServers } from './api-servers.ts';
import { addressesOf } from './resolve-addresses.ts';

const ips = async () => ['10.0.0.1', '10.0.0.2', 'fd00::1'];

it.each([
  ['http://api.internal:4000', ['http://10.0.0.1:4000', 'http://10.0.0.2:4000', 'http://[fd00::1]:4000']],
  ['https://api.vidya.example', ['https://api.vidya.example']],
  ['http://localhost:4000', ['http://localhost:4000']],
  ['http://127.0.0.1:4000', ['http://127.0.0.1:4000']],
  ['http://[::1]:4000', ['http://[::1]:4000']],
])('finds the servers of %s', async (address, expected) => {
  expect(await addressesOf(address, ips)).toEqual(expected);
});

it('says when a name cannot be resolved', async () => {
  expect(await addressesOf('http://api.internal:4000', () => Promise.reject(new Error('ENOTFOUND')))).toBeNull();
  expect(await addressesOf('http://api.internal:4000', async () => [])).toBeNull();
});

it('follows a name to other servers, and stays with the last ones while it cannot be resolved', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = await mockApi('one');
  const { port } = new URL(server.address);
  let found = ['127.0.0.9', '127.0.0.1'];
  const servers = createApiServers([`http://api.internal:${port}`], async () => found);
  const seen = async (): Promise<string[]> => {
    await servers.look();
    return [...new Set([servers.address(), servers.address()])].toSorted();
  };
  expect(await seen()).toEqual([`http://127.0.0.1:${port}`, `http://127.0.0.9:${port}`]);
  // The second look finds that nobody is there.
  expect(await seen()).toEqual([`http://127.0.0.1:${port}`]);
  found = [];
  expect(await seen()).toEqual([`http://127.0.0.1:${port}`]);
  found = ['127.0.0.9'];
  await servers.look();
  await servers.look();
  expect([servers.isAway(), servers.address()]).toEqual([true, `http://127.0.0.9:${port}`]);
  await server.close();
});
