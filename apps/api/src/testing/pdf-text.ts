import { inflateSync } from 'node:zlib'

type PdfObject = { head: string; stream: string }

/**
 * The text of a PDF of our renderer by page, in drawing order: Latin in reading order, Arabic in visual order. Supports only the structures
 * that Typst writes (plain objects, two-byte codes with a ToUnicode table).
 */
export function pdfPages(pdf: Uint8Array): string[] {
  const objects = parseObjects(Buffer.from(pdf).toString('latin1'))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\s/.test(head))
  return pages.map((page) => extractText(page, objects))
}

/** Objects by number; streams are skipped by their length, because compressed data may contain any bytes. */
function parseObjects(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  const begins = /(\d+) 0 obj\n([\s\S]*?)\n(endobj|stream\r?\n)/g
  for (let found = begins.exec(file); found; found = begins.exec(file)) {
    const [, id = '', head = '', end = ''] = found
    const length = end === 'endobj' ? 0 : Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const bytes = Buffer.from(file.slice(begins.lastIndex, begins.lastIndex + length), 'latin1')
    begins.lastIndex += length
    const packed = head.includes('/FlateDecode') && length > 0
    objects.set(id, { head, stream: (packed ? inflateSync(bytes) : bytes).toString('latin1') })
  }
  return objects
}

function extractText(page: PdfObject, objects: Map<string, PdfObject>): string {
  const fonts = new Map(
    [...page.head.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, parseToUnicode(id, objects)]),
  )
  const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(page.head) ?? []
  let letters = new Map<number, string>()
  let text = ''
  for (const [font, string] of drawOperations(objects.get(contents)?.stream ?? '')) {
    if (font !== null) letters = fonts.get(font) ?? letters
    else text += parseCodes(string).reduce((all, code) => all + (letters.get(code) ?? ' '), '')
  }
  return text
}

/** Selected fonts and drawn strings in order; balanced parentheses in strings are not escaped. */
function* drawOperations(drawn: string): Generator<[font: string, string: ''] | [font: null, string: string]> {
  for (let at = 0; at < drawn.length; at += 1) {
    const [taken, font] = /^\/(f\d+) [\d.]+ Tf/.exec(drawn.slice(at, at + 30)) ?? []
    if (taken !== undefined && font !== undefined) yield [font, '']
    if (drawn[at] !== '(') continue
    const from = at + 1
    for (let deep = 1; deep > 0 && at < drawn.length; ) {
      at += drawn[at] === '\\' ? 2 : 1
      if (drawn[at] === '(') deep += 1
      if (drawn[at] === ')') deep -= 1
    }
    yield [null, drawn.slice(from, at)]
  }
}

/** Characters of a font by code, from its ToUnicode table. */
function parseToUnicode(font: string, objects: Map<string, PdfObject>): Map<number, string> {
  const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '') ?? []
  const table = objects.get(id)?.stream ?? ''
  const letters = new Map<number, string>()
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', units = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(Number.parseInt(code, 16), Buffer.from(units, 'hex').swap16().toString('utf16le'))
  }
  return letters
}

const ESCAPES: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The two-byte codes of an escaped string. */
function parseCodes(string: string): number[] {
  const bytes: number[] = []
  for (const [whole, octal, mark] of string.matchAll(/\\([0-7]{1,3})|\\([\s\S])|[\s\S]/g)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8))
    else if (mark !== undefined) bytes.push(ESCAPES[mark] ?? mark.charCodeAt(0))
    else bytes.push(whole.charCodeAt(0))
  }
  return Array.from({ length: bytes.length / 2 }, (_, at) => ((bytes[2 * at] ?? 0) << 8) + (bytes[2 * at + 1] ?? 0))
}
