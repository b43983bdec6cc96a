import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { checkDocument, formatResults, hasErrors, loadOfficialChecks } from './zatca/check-document.ts'
import { makeDemoDocuments } from './zatca/demo-documents.ts'

/**
 * `npm run zatca:check -- FILE… [--demo] [--rules FOLDER]`: checks tax documents in XML; `--demo` makes, signs and checks one document of every
 * kind that the shop issues. The folder holds the authority's schemas and rule sets (docs/testing.md); its default is the variable
 * ZATCA_MATERIAL. Ends with code 1 when a document has an error.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { rules: { type: 'string' }, demo: { type: 'boolean', default: false } },
  })
  if (positionals.length === 0 && !values.demo)
    throw new Error('Name a file: npm run zatca:check -- FILE… [--demo] [--rules FOLDER]')
  const folder = values.rules ?? process.env.ZATCA_MATERIAL
  const official = folder === undefined ? null : await loadOfficialChecks(fromCaller(folder))
  let failed = 0
  const files = positionals.map((name) => ({ name, xml: readFileSync(fromCaller(name), 'utf8') }))
  const documents = [...files, ...(values.demo ? makeDemoDocuments(Date.now()) : [])]
  for (const { name, xml } of documents) {
    const results = checkDocument(xml, official)
    if (hasErrors(results)) failed++
    for (const line of [name, ...formatResults(results)]) printLine(line)
  }
  printLine(`${documents.length - failed} valid, ${failed} with errors`)
  if (failed > 0) process.exitCode = 1
}

/** A path relative to the folder in which npm was called. */
const fromCaller = (file: string): string => path.resolve(process.env.INIT_CWD ?? '', file)

if (isMainModule(import.meta)) {
  // The rules compare dates of documents, which are Riyadh dates, with today.
  process.env.TZ = 'Asia/Riyadh'
  main(process.argv.slice(2)).catch(exitWithError)
}
