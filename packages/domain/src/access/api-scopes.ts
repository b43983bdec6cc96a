import type { Permission } from './permissions.ts'

/**
 * Permissions that API keys can have. Not among them are `people` and `settings`, because a leaked key could grant further access, and the
 * permissions of counter and workroom.
 */
export const API_AREAS = [
  'catalogue',
  'orders',
  'refunds',
  'clients',
  'reports',
  'moderation',
] as const satisfies readonly Permission[]
export type ApiArea = (typeof API_AREAS)[number]
export type ApiScope = `${ApiArea}:${'read' | 'write'}`

export const API_SCOPES = API_AREAS.flatMap((area): ApiScope[] => [`${area}:read`, `${area}:write`])

/** Whether a text is the name of a scope. */
export const isApiScope = (text: string): text is ApiScope => (API_SCOPES as readonly string[]).includes(text)

/** The scope that a request with this permission needs; null when keys are not accepted. */
export function findScope(needs: Permission | undefined, isWrite: boolean): ApiScope | null {
  const area = API_AREAS.find((name) => name === needs)
  return area === undefined ? null : `${area}:${isWrite ? 'write' : 'read'}`
}

/** The permission of a scope. */
export const getArea = (scope: ApiScope): ApiArea => scope.slice(0, scope.indexOf(':')) as ApiArea
