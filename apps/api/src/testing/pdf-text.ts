import { inflateSync } from 'node:zlib'

type PdfObject = { head: string; stream: string }

/**
 * What a PDF of our printer says, page by page, in the order it is drawn: Latin as it is read, Arabic letter by letter as it stands. Only what
 * the printer writes is understood (objects one by one, two-byte letters with a table of what they mean).
 */
export function pdfPages(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'))
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\s/.test(head))
  return pages.map((page) => textOf(page, objects))
}

/** Its objects by number; a packed stream may say anything, also what ends an object, so that each is skipped by its length. */
function objectsOf(file: string): Map<string, PdfObject> {
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

function textOf(page: PdfObject, objects: Map<string, PdfObject>): string {
  const fonts = new Map(
    [...page.head.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, lettersOf(id, objects)]),
  )
  const [, contents = ''] = /\/Contents (\d+) 0 R/.exec(page.head) ?? []
  let letters = new Map<number, string>()
  let text = ''
  for (const [font, string] of drawing(objects.get(contents)?.stream ?? '')) {
    if (font !== null) letters = fonts.get(font) ?? letters
    else text += codesOf(string).reduce((all, code) => all + (letters.get(code) ?? ' '), '')
  }
  return text
}

/** The fonts that are taken up and the strings that are drawn, one after the other. Brackets in pairs stand in a string as they are. */
function* drawing(drawn: string): Generator<[font: string, string: ''] | [font: null, string: string]> {
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

/** What each code of a font means: its ToUnicode table. */
function lettersOf(font: string, objects: Map<string, PdfObject>): Map<number, string> {
  const [, id = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '') ?? []
  const table = objects.get(id)?.stream ?? ''
  const letters = new Map<number, string>()
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', units = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(Number.parseInt(code, 16), Buffer.from(units, 'hex').swap16().toString('utf16le'))
  }
  return letters
}

const ESCAPED: Record<string, number> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The two-byte codes of a string as the file spells it. */
function codesOf(string: string): number[] {
  const bytes: number[] = []
  for (const [whole, octal, mark] of string.matchAll(/\\([0-7]{1,3})|\\([\s\S])|[\s\S]/g)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8))
    else if (mark !== undefined) bytes.push(ESCAPED[mark] ?? mark.charCodeAt(0))
    else bytes.push(whole.charCodeAt(0))
  }
  return Array.from({ length: bytes.length / 2 }, (_, at) => ((bytes[2 * at] ?? 0) << 8) + (bytes[2 * at + 1] ?? 0))
}
