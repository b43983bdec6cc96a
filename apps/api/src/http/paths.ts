import { getRoute, type RouteName, routes } from '@warda/contract/routes'

type Node = { statics: Map<string, { text: string; node: Node }>; parameter?: Node }

const root: Node = { statics: new Map() }
for (const name of Object.keys(routes) as RouteName[]) {
  let node = root
  for (const segment of splitPath(getRoute(name).path)) {
    if (segment.startsWith('{')) {
      node.parameter ??= { statics: new Map() }
      node = node.parameter
    } else {
      const child = node.statics.get(segment.toLowerCase()) ?? { text: segment, node: { statics: new Map() } }
      node.statics.set(segment.toLowerCase(), child)
      node = child.node
    }
  }
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/**
 * Turns `/api/account/LOGIN` into `/api/Account/login`: paths match case-insensitively (decisions §9), parameters and unknown paths stay
 * unchanged.
 */
export function toCanonicalPath(pathname: string): string {
  const segments = splitPath(pathname)
  if (segments[0]?.toLowerCase() !== 'api') return pathname
  const written = ['/api']
  let node: Node | undefined = root
  for (const segment of segments.slice(1)) {
    const fixed: { text: string; node: Node } | undefined = node?.statics.get(segment.toLowerCase())
    if (fixed) {
      written.push(fixed.text)
      node = fixed.node
    } else {
      written.push(segment)
      node = node?.parameter
    }
  }
  return written.join('/')
}

/** `{id}` → `:id`, the syntax of the router. */
export const toRouterPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The token of a mailed link in the path of its call. */
const LINK_TOKEN = /^(\/api\/(?:AddressRequest|ItemChange)\/)[^/]+$/i

/** The path for the log. A segment outside the API that looks like the signature of a mailed link is masked. */
export const maskTokens = (path: string): string =>
  path.startsWith('/api/')
    ? path.replace(LINK_TOKEN, '$1***')
    : path
        .split('/')
        .map((segment) => (segment.length >= 8 && !UUID.test(segment) && /[A-Z0-9_]/.test(segment) ? '***' : segment))
        .join('/')
