import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './list-files.ts'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { root } from './root.ts'
import { nameRules } from './source-rules/name-rules.ts'
import { checksSqlRows, findSqlRowViolations } from './source-rules/sql-row-rules.ts'
import { textRules } from './source-rules/text-rules.ts'

const longest = 400

/** Checks names, lengths and texts of all files under a folder (docs/dependency-rules.md); one line per violation. */
export function checkSources(folder: string): { violations: string[]; files: number } {
  const files = listFiles(folder)
  return { violations: files.flatMap((file) => checkFile(folder, file)).sort(), files: files.length }
}

function checkFile(folder: string, file: string): string[] {
  const violations = nameRules.filter((rule) => rule.broken(file)).map((rule) => `${file}: ${rule.message}`)
  const rules = textRules.filter((rule) => rule.applies(file))
  const isMeasured = /\.(ts|tsx|js|mjs|css|sql)$/.test(file) && !mayBeLong(file)
  if (rules.length === 0 && !isMeasured) return violations
  const text = readFileSync(path.join(folder, file), 'utf8')
  const lines = text.split('\n')
  if (isMeasured && lines.length > longest + 1) {
    violations.push(`${file}: no file is longer than ${longest} lines (this has ${lines.length - 1})`)
  }
  for (const { pattern, message } of rules) {
    const at = lines.findIndex((line) => pattern.test(line))
    if (at >= 0) violations.push(`${file}:${at + 1}: ${message} (${pattern.exec(lines[at] ?? '')?.[0].trim()})`)
  }
  if (checksSqlRows(file))
    violations.push(...findSqlRowViolations(file, text, (source) => readIfExists(folder, source)))
  return violations
}

const readIfExists = (folder: string, file: string): string | undefined =>
  existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file), 'utf8') : undefined

/** Generated code, catalogues, demo content and database dumps. */
function mayBeLong(file: string): boolean {
  return file.endsWith('/schema.ts') || /\/(messages|demo|seed|dumps)\//.test(file)
}

if (isMainModule(import.meta)) {
  const { violations, files } = checkSources(root)
  for (const violation of violations) printLine(violation)
  if (violations.length > 0)
    await exitWithError(`${violations.length} source rules are broken: see docs/dependency-rules.md.`)
  printLine(`the source rules hold for ${files} files`)
}
