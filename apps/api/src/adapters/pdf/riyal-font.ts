/** The riyal sign (U+20C1), which the font of the PDF documents lacks, as a TrueType font of one glyph (OpenType 1.9) with the outline of `riyal.svg`. */

export const RIYAL_SIGN = '\u20c1'

/** Family name in the templates. */
const FAMILY = 'Riyal Sign'
const UNITS_PER_EM = 1000
/** The height of a capital letter. */
const HEIGHT = 700
const ADVANCE = 716

/** x, y and whether the point is on the curve (1) or a control point (0). */
type Point = readonly [number, number, 0 | 1]

const CONTOURS: readonly (readonly Point[])[] = [
  [
    [435, 80, 1],
    [418, 43, 0],
    [413, 0, 1],
    [650, 50, 1],
    [667, 88, 0],
    [671, 130, 1],
  ],
  [
    [650, 201, 1],
    [667, 238, 0],
    [671, 281, 1],
    [487, 242, 1],
    [487, 317, 1],
    [650, 352, 1],
    [667, 389, 0],
    [671, 431, 1],
    [487, 392, 1],
    [487, 663, 1],
    [444, 639, 0],
    [413, 601, 1],
    [413, 377, 1],
    [340, 361, 1],
    [340, 700, 1],
    [297, 676, 0],
    [266, 638, 1],
    [266, 345, 1],
    [101, 310, 1],
    [84, 273, 0],
    [80, 230, 1],
    [266, 270, 1],
    [266, 175, 1],
    [66, 133, 1],
    [49, 95, 0],
    [45, 53, 1],
    [254, 97, 1],
    [280, 103, 0],
    [295, 125, 1],
    [333, 181, 1],
    [340, 190, 0],
    [340, 202, 1],
    [340, 286, 1],
    [413, 301, 1],
    [413, 151, 1],
  ],
]

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, at * 2)
  return bytes
}
const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, at * 4)
  return bytes
}
const pad = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

/** Differences of neighbours, the first one from zero. */
const differences = (values: readonly number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0))

function createGlyph(): { glyph: Buffer; bounds: number[] } {
  const points = CONTOURS.flat()
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  let last = -1
  const ends = CONTOURS.map((contour) => {
    last += contour.length
    return last
  })
  const flags = Buffer.from(points.map(([, , isOnCurve]) => isOnCurve))
  const glyph = Buffer.concat([
    u16(CONTOURS.length, ...bounds, ...ends, 0),
    flags,
    u16(...differences(xs)),
    u16(...differences(ys)),
  ])
  return { glyph: pad(glyph), bounds }
}

/** One character at glyph 1 (format 4, platform Windows, Unicode). */
function createCharacterMap(): Buffer {
  const code = RIYAL_SIGN.charCodeAt(0)
  const subtable = u16(4, 32, 0, 4, 4, 1, 0, code, 0xffff, 0, code, 0xffff, 1 - code, 1, 0, 0)
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), subtable])
}

function createNames(): Buffer {
  const names: [id: number, text: string][] = [
    [1, FAMILY],
    [2, 'Regular'],
    [4, FAMILY],
    [6, FAMILY.replace(' ', '')],
  ]
  const texts = names.map(([, text]) => u16(...Array.from(text, (letter) => letter.charCodeAt(0))))
  let offset = 0
  const records = names.flatMap(([id], at) => {
    const length = texts[at]?.length ?? 0
    offset += length
    return [3, 1, 0x409, id, length, offset - length]
  })
  return Buffer.concat([u16(0, names.length, 6 + names.length * 12, ...records), ...texts])
}

const sum32 = (bytes: Buffer): number => {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

/** The file of the font. */
export function createRiyalFont(): Buffer {
  const { glyph, bounds } = createGlyph()
  const code = RIYAL_SIGN.charCodeAt(0)
  const [points, contours] = [CONTOURS.flat().length, CONTOURS.length]
  const tables: [tag: string, content: Buffer][] = [
    // Version 4: average width, weight, width class, sub- and superscripts, strikeout; Unicode range 33 (currency symbols); typographic and Windows heights.
    [
      'OS/2',
      Buffer.concat([
        u16(4, ADVANCE, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
        Buffer.alloc(10),
        u32(0, 2, 0, 0),
        Buffer.from('NONE'),
        u16(0x40, code, code, HEIGHT, -200, 0, 900, 250),
        u32(1, 0),
        u16(500, HEIGHT, 0, 0x20, 1),
      ]),
    ],
    ['cmap', createCharacterMap()],
    ['glyf', glyph],
    // Revision, magic number, flags, units, two dates, bounds, smallest readable size, short offsets in `loca`; the checksum is set below.
    [
      'head',
      Buffer.concat([
        u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        u16(3, UNITS_PER_EM),
        Buffer.alloc(16),
        u16(...bounds, 0, 8, 2, 0, 0),
      ]),
    ],
    // Ascender, descender, widest advance, side bearings, extent, vertical caret, number of widths in `hmtx`.
    [
      'hhea',
      Buffer.concat([u32(0x10000), u16(900, -250, 0, ADVANCE, 45, 45, bounds[2] ?? 0, 1, 0, 0, 0, 0, 0, 0, 0, 2)]),
    ],
    ['hmtx', u16(UNITS_PER_EM / 2, 0, ADVANCE, bounds[0] ?? 0)],
    ['loca', u16(0, 0, glyph.length / 2)],
    ['maxp', Buffer.concat([u32(0x10000), u16(2, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])],
    ['name', createNames()],
    ['post', u32(0x30000, 0, 0, 0, 0, 0, 0, 0)],
  ]
  let offset = 12 + tables.length * 16
  let headOffset = 0
  const directory = tables.map(([tag, content]) => {
    if (tag === 'head') headOffset = offset
    const entry = Buffer.concat([Buffer.from(tag), u32(sum32(pad(content)), offset, content.length)])
    offset += pad(content).length
    return entry
  })
  const header = Buffer.concat([u32(0x10000), u16(tables.length, 128, 3, tables.length * 16 - 128)])
  const file = Buffer.concat([header, ...directory, ...tables.map(([, content]) => pad(content))])
  // The checksum of the whole file.
  file.writeUInt32BE((0xb1b0afba - sum32(file)) >>> 0, headOffset + 8)
  return file
}
