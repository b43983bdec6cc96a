import { isTest } from './files.ts'
import type { Import } from './imports.ts'

const roomPatterns = [/^packages\/(words|domain|contract)\//, /^apps\/(api|web)\//, /^(e2e|bench|tools)\//]

/** Which rooms a room may know besides itself. */
const knows: Record<string, string[]> = {
  words: [],
  domain: [],
  contract: ['domain'],
  api: ['domain', 'contract', 'words'],
  web: ['domain', 'contract', 'words'],
  e2e: ['contract', 'words'],
  bench: ['contract', 'words'],
  tools: ['api', 'bench'],
}

/** The packages a room may use; a room that is not listed may use any. */
const uses: Record<string, string[]> = { words: [], domain: [], contract: ['zod'] }

/** The sentence of the broken room rule, or undefined: who may know whom, and what may come from outside. */
export function judgeRooms({ from, to, kind, typeOnly }: Import): string | undefined {
  const room = roomOf(from)
  if (room === undefined) return undefined
  if (kind === 'own') {
    const other = roomOf(to)
    if (other === room || other === undefined || knows[room]?.includes(other)) return undefined
    if (room === 'contract' && to === 'packages/i18n/src/keys.ts' && typeOnly) return undefined
    if ((room === 'e2e' || room === 'bench') && to.startsWith('apps/api/src/testing/')) return undefined
    if (other === 'tools') return 'nothing but tools may know tools'
    return `${room} may know ${['itself', ...(knows[room] ?? [])].join(', ')}, not ${other}`
  }
  if (isTest(from)) return undefined
  if (kind === 'npm') {
    const allowed = uses[room]
    return allowed && !allowed.includes(to)
      ? `${room} uses ${allowed.length > 0 ? `only ${allowed}` : 'no package'}`
      : undefined
  }
  const onServer = /\.server\.tsx?$|entry\.server|\/server-|^apps\/web\/(app\/routes|[^/]+)\.ts$/.test(from)
  if (['words', 'web'].includes(room) && !onServer) return `${room} uses Node only in its server files`
  return room === 'domain' || room === 'contract' ? `${room} uses nothing of Node` : undefined
}

function roomOf(file: string): string | undefined {
  for (const pattern of roomPatterns) {
    const name = pattern.exec(file)?.[1]
    if (name) return name
  }
  return undefined
}
