import type { Permission } from './permissions.ts'

/**
 * Parts of the back office that API keys can open. The others stay with people: `people` and `settings`, because a leaked key could create
 * more access, and the work at counter and workroom.
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

/** The scope of requests that need a permission; null when no key may send them. */
export function findScope(needs: Permission | undefined, isWrite: boolean): ApiScope | null {
  const area = API_AREAS.find((name) => name === needs)
  return area === undefined ? null : `${area}:${isWrite ? 'write' : 'read'}`
}

/** The permission that a scope is part of. */
export const getArea = (scope: ApiScope): ApiArea => scope.slice(0, scope.indexOf(':')) as ApiArea
