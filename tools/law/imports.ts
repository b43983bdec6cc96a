import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

export type Import = {
  from: string
  /** A path from the root for our own files, else the package's name (`zod`, `node:fs`). */
  to: string
  kind: 'own' | 'npm' | 'node'
  typeOnly: boolean
}

const rooms: Record<string, string> = {
  '@warda/i18n': 'packages/words/src',
  '@warda/domain': 'packages/domain/src',
  '@warda/contract': 'packages/contract/src',
  '@warda/api': 'apps/api/src',
}

/** The imports and re-exports of one file, also dynamic ones and `import('…')` in types; `file` is a path from the root. */
export function readImports(root: string, file: string): Import[] {
  const source = readFileSync(path.join(root, file), 'utf8')
  const { module } = parseSync(file, source)
  const found = new Map<string, boolean>()
  const note = (target: string, typeOnly: boolean) => found.set(target, typeOnly && (found.get(target) ?? true))
  for (const line of module.staticImports) {
    const typeOnly = line.entries.length > 0 && line.entries.every((entry) => entry.isType)
    note(line.moduleRequest.value, typeOnly)
  }
  for (const line of module.staticExports) {
    for (const entry of line.entries) if (entry.moduleRequest) note(entry.moduleRequest.value, entry.isType)
  }
  for (const line of module.dynamicImports) {
    const target = /^['"`]([^'"`$]+)['"`]$/.exec(source.slice(line.moduleRequest.start, line.moduleRequest.end))?.[1]
    if (target) note(target, false)
  }
  for (const [, target] of source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)\s*[.[]/g)) if (target) note(target, true)
  return [...found].map(([target, typeOnly]) => ({ from: file, ...resolve(root, file, target), typeOnly }))
}

function resolve(root: string, file: string, target: string): Pick<Import, 'to' | 'kind'> {
  if (target.startsWith('node:')) return { to: target, kind: 'node' }
  if (target.startsWith('.')) return own(root, path.posix.join(path.posix.dirname(file), target))
  if (target.startsWith('~/')) return own(root, `apps/web/app/${target.slice(2)}`)
  const [scope, name, ...rest] = target.split('/')
  const room = rooms[`${scope}/${name}`]
  if (room) return own(root, `${room}/${rest.join('/')}`)
  return { to: scope?.startsWith('@') ? `${scope}/${name}` : (scope ?? target), kind: 'npm' }
}

function own(root: string, target: string): Pick<Import, 'to' | 'kind'> {
  const bare = target.replace(/\?.*$/, '')
  if (/\.\w+$/.test(bare)) return { to: bare, kind: 'own' }
  const ending = ['.ts', '.tsx', '.js'].find((end) => existsSync(path.join(root, bare + end)))
  return { to: bare + (ending ?? '.ts'), kind: 'own' }
}
