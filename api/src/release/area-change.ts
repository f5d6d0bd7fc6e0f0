import type { RemoteReleases } from '@vidya/contracts/release/release-calls';
import type { RemoteName } from '@vidya/contracts/release/remotes';
import type { FastifyRequest } from 'fastify';
import type { ApiResponse } from '../http/route.ts';
import type { Caller } from '../http/session.ts';
import { type Releaser, releaserOf } from './releaser.ts';

interface ReleaseRequest<Body> {
  params: { name: RemoteName };
  body: Body;
  caller: Caller | null;
  request: FastifyRequest;
}

/** A route's handler that changes an area's release and returns the area afterwards. */
export const areaChange =
  (describeArea: (name: RemoteName) => Promise<RemoteReleases>) =>
  <Body>(work: (name: RemoteName, body: Body, by: Releaser) => Promise<void>) =>
  async ({ params: { name }, body, caller, request }: ReleaseRequest<Body>): Promise<ApiResponse<RemoteReleases>> => {
    await work(name, body, releaserOf(caller, request));
    return { data: await describeArea(name) };
  };
