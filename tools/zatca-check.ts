import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { checkDocument, formatResults, hasErrors, loadOfficialChecks } from './zatca/check-document.ts'

/**
 * `npm run zatca:check -- FILE… [--rules FOLDER]`: checks tax documents in XML. The folder holds the authority's schemas and rule sets
 * (docs/testing.md); its default is the variable ZATCA_MATERIAL. Ends with code 1 when a document has an error.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { rules: { type: 'string' } } })
  if (positionals.length === 0) throw new Error('Name a file: npm run zatca:check -- FILE… [--rules FOLDER]')
  const folder = values.rules ?? process.env.ZATCA_MATERIAL
  const official = folder === undefined ? null : await loadOfficialChecks(fromCaller(folder))
  let failed = 0
  for (const file of positionals) {
    const results = checkDocument(readFileSync(fromCaller(file), 'utf8'), official)
    if (hasErrors(results)) failed++
    for (const line of [file, ...formatResults(results)]) printLine(line)
  }
  printLine(`${positionals.length - failed} valid, ${failed} with errors`)
  if (failed > 0) process.exitCode = 1
}

/** A path relative to the folder in which npm was called. */
const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? '', file)

if (isMainModule(import.meta)) {
  // The rules compare dates of documents, which are Riyadh dates, with today.
  process.env.TZ = 'Asia/Riyadh'
  main(process.argv.slice(2)).catch(exitWithError)
}
