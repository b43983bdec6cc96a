import path from 'node:path'

/** Reads a file of the checked folder, undefined when it does not exist. */
export type ReadSource = (file: string) => string | undefined

const message =
  'build the row type of a SQL template from Columns, Column, RowOf or Computed (db/row.ts, db/columns.ts)'

/** Types of single expressions inside the query builder. */
const scalars = new Set(['SqlBool', 'number', 'string', 'boolean', 'Date', 'Date | null', 'unknown'])

const derived = /\b(?:Columns|Column|Row|RowOf|Computed|Selectable)</
const handwritten = /[?\w]:\s*(?:readonly\s+)?(?:string|number|boolean|Date|Buffer|unknown)\b/

export const checksSqlRows = (file: string): boolean =>
  /^apps\/api\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file)

/** One line per SQL template whose row type is not derived from the schema. */
export function findSqlRowViolations(file: string, text: string, read: ReadSource): string[] {
  const violations: string[] = []
  for (const match of text.matchAll(/\bsql<([^`]*?)>`/g)) {
    const type = (match[1] ?? '').trim()
    if (scalars.has(type) || isDerived(file, type, read, new Set())) continue
    const line = text.slice(0, match.index).split('\n').length
    violations.push(`${file}:${line}: ${message} (${type.split('\n')[0]})`)
  }
  return violations
}

function isDerived(file: string, type: string, read: ReadSource, visited: Set<string>): boolean {
  if (handwritten.test(withoutComputed(type))) return false
  if (derived.test(type)) return true
  const names = type.match(/\b[A-Z]\w*/g) ?? []
  return names.some((name) => {
    const key = `${file} ${name}`
    if (visited.has(key)) return false
    visited.add(key)
    const declaration = findDeclaration(file, name, read)
    return declaration !== undefined && isDerived(declaration.file, declaration.type, read, visited)
  })
}

/** The right side of a type, from the file itself or from the relative file that it imports the type from. */
function findDeclaration(file: string, name: string, read: ReadSource): { file: string; type: string } | undefined {
  const text = read(file) ?? ''
  const declared = new RegExp(
    String.raw`^(?:export )?type ${name}(?:<[^=]*>)? =([\s\S]*?)(?=\n\n|\n(?:export|type|const)\b|$(?![\s\S]))`,
    'm',
  ).exec(text)
  if (declared) return { file, type: declared[1] ?? '' }
  const imported = new RegExp(String.raw`import (?:type )?\{[^}]*\b${name}\b[^}]*\} from '(\.[^']+)'`).exec(text)
  if (!imported?.[1]) return undefined
  const source = path.posix.join(path.posix.dirname(file), imported[1])
  return read(source) === undefined ? undefined : findDeclaration(source, name, read)
}

/** The type without the contents of `Computed<…>`, whose fields the schema cannot know. */
function withoutComputed(type: string): string {
  const start = type.indexOf('Computed<')
  if (start < 0) return type
  let depth = 0
  for (let at = start + 'Computed'.length; at < type.length; at++) {
    if (type[at] === '<') depth++
    if (type[at] === '>' && type[at - 1] !== '=' && --depth === 0)
      return type.slice(0, start) + withoutComputed(type.slice(at + 1))
  }
  return type.slice(0, start)
}
