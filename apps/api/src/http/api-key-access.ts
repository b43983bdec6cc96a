import type { Access } from '@warda/contract/endpoint'
import { findScope, getArea } from '@warda/domain/access/api-scopes'
import { PERMISSIONS } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from './handler.ts'

/**
 * Limits the actor of a request with an API key to its scopes: only requests of the back office that need a permission of these are accepted.
 * A write scope includes reading. In a write request the actor has only the permissions of write scopes, also for a second permission that the
 * use case checks, such as refunds in an item change. The actor of a request without a key is returned unchanged.
 */
export function limitToScopes(
  actor: Actor,
  access: Access,
  isWrite: boolean,
): Result<Actor, 'api_key.not_allowed' | 'api_key.scope_missing'> {
  if (!actor.apiKey) return ok(actor)
  const needs = 'needs' in access ? access.needs : undefined
  const scope = findScope(needs, isWrite)
  const isForAdmins =
    access.kind === 'role'
      ? access.roles.includes('Admin')
      : access.kind === 'self' && access.orRoles?.includes('Admin')
  if (scope === null || !isForAdmins) return refuse('api_key.not_allowed')
  const usable = actor.apiKey.scopes.filter((name) => !isWrite || name.endsWith(':write')).map(getArea)
  if (!usable.some((area) => area === needs)) return refuse('api_key.scope_missing', { scope })
  const own = actor.permissions ?? PERMISSIONS
  return ok({ ...actor, permissions: own.filter((permission) => (usable as readonly string[]).includes(permission)) })
}
