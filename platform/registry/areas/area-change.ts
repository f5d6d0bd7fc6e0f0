import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../api/src/http/access/session.ts';
import type { ApiResponse } from '../../../api/src/http/route.ts';
import type { RemoteReleases } from '../../calls/area-releases.ts';
import type { RemoteName } from '../../gate/remotes.ts';
import { type Releaser, releaserOf } from '../releaser.ts';

interface ReleaseRequest<Body> {
  params: { name: RemoteName };
  body: Body;
  caller: Caller | null;
  request: FastifyRequest;
}

/** A route's handler that changes an area's release and returns the area afterwards, with what the work has to say. */
export const areaChange =
  (describeArea: (name: RemoteName) => Promise<RemoteReleases>) =>
  <Body>(work: (name: RemoteName, body: Body, by: Releaser) => Promise<string | void>) =>
  async ({ params: { name }, body, caller, request }: ReleaseRequest<Body>): Promise<ApiResponse<RemoteReleases>> => {
    const message = await work(name, body, releaserOf(caller, request));
    return { data: await describeArea(name), ...(message && { message }) };
  };
