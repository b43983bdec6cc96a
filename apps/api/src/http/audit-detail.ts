/** Ids of the wire and what they name; the first that a call says is what it is about. */
const KINDS: readonly (readonly [string, string])[] = [
  ['orderId', 'order'],
  ['productId', 'product'],
  ['variantId', 'variant'],
  ['categoryId', 'category'],
  ['importId', 'import'],
  ['reviewId', 'review'],
  ['reportId', 'report'],
  ['invitationId', 'invitation'],
  ['clientId', 'client'],
  ['branchId', 'branch'],
  ['fileId', 'file'],
  ['key', 'setting'],
  ['code', 'coupon'],
  ['userId', 'user'],
]

/** Notes can never be taken back, so nothing that tells of a person or opens a door goes into one. */
const PRIVATE =
  /password|token|secret|signature|name|email|phone|address|street|district|city|text|message|note|reason|description|recipient|identity|iban|latitude|longitude|search|^q$/i

const LONGEST_TEXT = 64
const MOST_ITEMS = 20
const MOST_KEYS = 40
const DEEPEST = 4
const MOST_BYTES = 2_000

/** What a call is about, as `order:<uuid>`; empty where it names nothing or several things. */
export function auditSubject(said: Record<string, unknown>): string {
  for (const [key, kind] of KINDS) {
    const several = said[`${key}s`]
    const id = said[key] ?? (Array.isArray(several) && several.length === 1 ? several[0] : undefined)
    if ((typeof id === 'string' && id.length > 0 && id.length <= LONGEST_TEXT) || typeof id === 'number')
      return `${kind}:${id}`
  }
  return ''
}

/** A small copy of what was asked: numbers, choices, days and ids; no secrets, no files, nothing that people typed. */
export function auditDetail(said: Record<string, unknown>): Record<string, unknown> {
  const small = smaller(said, 0)
  const whole = typeof small === 'object' && small !== null && !Array.isArray(small) ? { ...small } : {}
  return JSON.stringify(whole).length <= MOST_BYTES ? whole : { fields: Object.keys(said).slice(0, MOST_KEYS) }
}

function smaller(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value === 'string') return isWord(value) ? value : undefined
  if (typeof value !== 'object' || depth >= DEEPEST) return undefined
  if (Array.isArray(value)) {
    const kept = value.slice(0, MOST_ITEMS).flatMap((item) => smaller(item, depth + 1) ?? [])
    return value.length > MOST_ITEMS ? [...kept, `+${value.length - MOST_ITEMS}`] : kept
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const fields = Object.entries(value)
    .slice(0, MOST_KEYS)
    .filter(([key]) => !PRIVATE.test(key))
    .map(([key, item]) => [key, smaller(item, depth + 1)] as const)
  return Object.fromEntries(fields.filter(([, item]) => item !== undefined))
}

/** One word of the wire such as a choice, a day or an id; a run of digits may be a telephone number. */
const isWord = (text: string): boolean =>
  text.length <= LONGEST_TEXT && /^[A-Za-z0-9][\w.:-]*$/.test(text) && !/^\d{7,}$/.test(text)
