import type { Access } from '@warda/contract/endpoint'
import { hasPermission } from '@warda/domain/access/permissions'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { Actor } from './handler.ts'

/**
 * Whether `actor` may use an endpoint (decisions §1); denied by default. Use cases check the ids in query and body.
 */
export function authorize(
  access: Access,
  actor: Actor | null,
  params: Record<string, string>,
): Result<null, 'signed_out' | 'access.denied'> {
  if (access.kind === 'public') return ok(null)
  if (!actor) return refuse('signed_out')
  if ('needs' in access && access.needs && actor.role === 'Admin' && !hasPermission(actor.permissions, access.needs))
    return refuse('access.denied')
  switch (access.kind) {
    case 'signedIn':
      return ok(null)
    case 'role':
      return access.roles.includes(actor.role) ? ok(null) : refuse('access.denied')
    case 'self': {
      if (access.orRoles?.includes(actor.role)) return ok(null)
      const isSelf = params[access.param]?.toLowerCase() === actor.userId
      return isSelf && (access.roles?.includes(actor.role) ?? true) ? ok(null) : refuse('access.denied')
    }
  }
}
