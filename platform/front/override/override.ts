import { cookie } from '@vidya/server/cookies';
import type { FastifyRequest } from 'fastify';
import { roleOf } from '../../../shell/server/role-of.ts';
import type { Override } from '../../gate/document/release.ts';
import type { FrontSettings } from '../front-settings.ts';
import { type Areas, areasOf, askedIn } from './areas.ts';
import { type PreviewParts, previewOf } from './preview.ts';
import { developmentCookie, overrideCookie } from './switches.ts';
import { readToken } from './token.ts';

const dayMs = 24 * 60 * 60 * 1000;

async function ofStaff(request: FastifyRequest, config: FrontSettings): Promise<Override | undefined> {
  const token = cookie(request.headers.cookie, overrideCookie);
  const override = token ? readToken(token, config.releaseKey) : undefined;
  if (!override) return undefined;
  const role = await roleOf(request, config).catch(() => undefined);
  return role === 'ADMIN' ? override : undefined;
}

function ofDevelopment(request: FastifyRequest, config: FrontSettings): Areas {
  if (!config.isDevelopment) return {};
  const requested = new URLSearchParams(cookie(request.headers.cookie, developmentCookie));
  const edited = areasOf({ mfe: config.developmentServers, fault: [] }).areas;
  return { ...edited, ...areasOf(askedIn(requested)).areas };
}

/**
 * This session's override: that of a preview link, an administrator's signed one and, on a development build, what an
 * address requested.
 */
export async function overrideOf(request: FastifyRequest, parts: PreviewParts): Promise<Override | null> {
  const { config } = parts;
  const staff = await ofStaff(request, config);
  const development = ofDevelopment(request, config);
  const preview = previewOf(request.headers.cookie, parts);
  const areas = { ...preview?.areas, ...staff?.areas, ...development };
  if (Object.keys(areas).length === 0) return null;
  const expiresAt = staff?.expiresAt ?? preview?.expiresAt ?? new Date(Date.now() + dayMs).toISOString();
  const isPreview = preview !== undefined && !staff && Object.keys(development).length === 0;
  return { kind: isPreview ? 'preview' : 'override', areas, expiresAt };
}
