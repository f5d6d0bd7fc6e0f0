import { type ApiCall, type CallSpec } from '@vidya/contracts/calls/call';
import { API_BASE } from '@vidya/contracts/texts/api-base';
import type { FastifyInstance } from 'fastify';
import type { Admission } from '../http/access/access.ts';
import { addRoute, type Handler, type PlainRoute, type RouteOptions } from '../http/route.ts';
import { type Action, policy } from './policy.ts';

/** What a call names as its access: a line of the policy, or who may call it without one. */
type RouteAccess = 'public' | 'signedIn' | Action;

type By<Spec extends RoutedSpec> = Spec['access'] extends Action
  ? (typeof policy)[Spec['access']]['by']
  : Spec['access'] & ('public' | 'signedIn');

interface RoutedSpec extends CallSpec {
  access: RouteAccess;
}

const lineOf = (access: RouteAccess): Admission =>
  access === 'public' || access === 'signedIn' ? { by: access } : policy[access];

const admissionFor = <Spec extends RoutedSpec>({ access }: ApiCall<Spec>) =>
  lineOf(access) as Admission & { by: By<Spec> };

/** Binds a call of the contracts to the server: the policy's line for it, validation, handler, and one envelope. */
export const route = <Spec extends RoutedSpec>(
  app: FastifyInstance,
  call: ApiCall<Spec>,
  handler: Handler<Spec, By<Spec>>,
  options?: RouteOptions<Spec, By<Spec>>,
): void => addRoute(app, call, admissionFor(call), handler, options);

/** Where a call without an envelope lives, and who may call it: for `plainRoute`. */
export const placeOf = <Spec extends RoutedSpec>(
  call: ApiCall<Spec>,
): Pick<PlainRoute<Admission & { by: By<Spec> }>, 'name' | 'method' | 'url' | 'access'> => ({
  name: call.name,
  method: call.method,
  url: API_BASE + call.path,
  access: admissionFor(call),
});
