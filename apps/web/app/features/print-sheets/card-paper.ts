/** A card in mm. */
export type CardSize = { width: number; height: number }

/** Named sizes of cards, upright, in mm. */
export const CARD_SIZES = { A6: { width: 105, height: 148 }, A5: { width: 148, height: 210 } } as const
export type NamedCardSize = keyof typeof CARD_SIZES

/** Smallest and largest side of a card, in mm. */
export const CARD_SIDE = { min: 50, max: 300 }

/** Distance of the text from the edge, mm. */
export const CARD_MARGIN = 8
/** Line height of the text as a factor of its size. */
const LINE_HEIGHT = 1.5
/** Mean width of a character as a factor of the text size. */
const CHARACTER_WIDTH = 0.55
/** Height of the names above and below the message, as a factor of the text size. */
const NAMES_HEIGHT = 5
/** Largest text size as a share of the card's shorter side, and the smallest text size in mm. */
const TEXT_SHARE = { normal: 0.05, large: 0.08 }
const SMALLEST_TEXT = 2.2
const STEP = 0.1

const isNamed = (text: string): text is NamedCardSize => Object.hasOwn(CARD_SIZES, text)
const isSide = (side: number): boolean => side >= CARD_SIDE.min && side <= CARD_SIDE.max

/** Parses `A6`, `A5` or a size of one's own such as `90x130` (mm); anything else is A6. */
export function parseCardSize(text: string | null): { name: NamedCardSize | 'own'; size: CardSize } {
  if (text !== null && isNamed(text)) return { name: text, size: CARD_SIZES[text] }
  const [, width = 0, height = 0] = (/^(\d{2,3})x(\d{2,3})$/.exec(text ?? '') ?? []).map(Number)
  return isSide(width) && isSide(height)
    ? { name: 'own', size: { width, height } }
    : { name: 'A6', size: CARD_SIZES.A6 }
}

/** The largest text size (mm) at which a message fits on a card, up to that of normal or large type. */
export function fitCardText(message: string, { width, height }: CardSize, isLarge: boolean): number {
  const lineWidth = width - 2 * CARD_MARGIN
  const space = height - 2 * CARD_MARGIN
  const most = Math.min(width, height) * (isLarge ? TEXT_SHARE.large : TEXT_SHARE.normal)
  const fits = (size: number): boolean => {
    const perLine = Math.max(1, Math.floor(lineWidth / (size * CHARACTER_WIDTH)))
    const lines = message.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0)
    return lines * size * LINE_HEIGHT + NAMES_HEIGHT * size <= space
  }
  let size = most
  while (size > SMALLEST_TEXT && !fits(size)) size -= STEP
  return Math.max(SMALLEST_TEXT, Math.round(size * 10) / 10)
}
