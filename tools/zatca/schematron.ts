import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { XmlDocument, XmlElement } from 'libxml2-wasm'
import SaxonJS from 'saxon-js'
import { inRepo } from '../root.ts'
import { packaged, runNode } from '../run.ts'
import type { Finding } from './finding.ts'

const SVRL = { svrl: 'http://purl.oclc.org/dsdl/svrl' }

/** File names of the two compiled rule sets (XSLT 2.0). */
export const RULE_SETS = { cen: /CEN.*[.]xsl$/, zatca: /ZATCA.*[.]xsl$/ }

/** Prepares a rule set of the folder; the result validates a document. The first time takes seconds; its result is cached. */
export async function loadRules(folder: string, set: keyof typeof RULE_SETS): Promise<(xml: string) => Finding[]> {
  const rules = path.join(folder, 'rules')
  const name = existsSync(rules) ? readdirSync(rules).find((file) => RULE_SETS[set].test(file)) : undefined
  if (name === undefined) throw new Error(`${rules} has no file ${RULE_SETS[set].source}.`)
  const stylesheetFileName = await compile(path.join(rules, name))
  return (xml) =>
    readFindings(
      SaxonJS.transform({ stylesheetFileName, sourceText: xml, destination: 'serialized' }, 'sync').principalResult,
    )
}

async function compile(stylesheet: string): Promise<string> {
  const hash = createHash('sha256').update(readFileSync(stylesheet)).digest('hex')
  const compiled = inRepo('.cache/zatca', `${hash.slice(0, 16)}.sef.json`)
  if (existsSync(compiled)) return compiled
  mkdirSync(path.dirname(compiled), { recursive: true })
  const unfinished = `${compiled}.${process.pid}`
  const { code, output } = await runNode([
    packaged('xslt3/xslt3.js'),
    `-xsl:${stylesheet}`,
    `-export:${unfinished}`,
    '-nogo',
  ])
  if (code !== 0) throw new Error(`${stylesheet} cannot be compiled: ${output}`)
  renameSync(unfinished, compiled)
  return compiled
}

/** Reads a validation report; a rule without flag is an error. */
function readFindings(report: string): Finding[] {
  const document = XmlDocument.fromString(report)
  try {
    return document.find('//svrl:failed-assert', SVRL).map((node) => {
      const attribute = (name: string) => (node instanceof XmlElement ? node.attr(name)?.value : undefined)
      return {
        level: attribute('flag') === 'warning' ? 'warning' : 'error',
        rule: attribute('id') ?? '',
        text: plainText(node.get('svrl:text', SVRL)?.content ?? ''),
      }
    })
  } finally {
    document.dispose()
  }
}

/** One line, without the rule's id at the beginning. */
const plainText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\[[\w-]+\] ?-? ?/, '')
