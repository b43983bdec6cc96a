import { normaliseDashes, removeInvisible } from '../invisible.ts'
import { normaliseDigits } from '../text.ts'

/** A code as people type or paste it: Latin digits, ASCII hyphens, upper case, without spaces and invisible marks (SPRING-١١). */
export const normaliseCode = (text: string): string =>
  normaliseDigits(normaliseDashes(removeInvisible(text)).normalize('NFKC'))
    .replace(/\s/g, '')
    .toUpperCase()
