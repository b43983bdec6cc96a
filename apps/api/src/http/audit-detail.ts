/** Request fields that identify the subject, in order of precedence. */
const SUBJECT_FIELDS: readonly (readonly [string, string])[] = [
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

/** Fields with credentials or personal data are never stored, because audit entries cannot be deleted. */
const PRIVATE_FIELD =
  /password|oneTime|token|secret|signature|name|email|phone|address|street|district|city|text|message|note|reason|description|recipient|identity|iban|latitude|longitude|search|^q$/i

const MAX_TEXT_LENGTH = 64
const MAX_ITEMS = 20
const MAX_KEYS = 40
const MAX_DEPTH = 4
const MAX_BYTES = 2_000

/** The subject of a request, such as `order:<uuid>`; empty when it has none or several. */
export function auditSubject(fields: Record<string, unknown>): string {
  for (const [key, kind] of SUBJECT_FIELDS) {
    const list = fields[`${key}s`]
    const id = fields[key] ?? (Array.isArray(list) && list.length === 1 ? list[0] : undefined)
    if ((typeof id === 'string' && id.length > 0 && id.length <= MAX_TEXT_LENGTH) || typeof id === 'number')
      return `${kind}:${id}`
  }
  return ''
}

/** A bounded copy of a request's fields: numbers, options, dates and ids; no credentials, files or free text. */
export function auditDetail(fields: Record<string, unknown>): Record<string, unknown> {
  const reduced = reduceValue(fields, 0)
  const detail = typeof reduced === 'object' && reduced !== null && !Array.isArray(reduced) ? { ...reduced } : {}
  return JSON.stringify(detail).length <= MAX_BYTES ? detail : { fields: Object.keys(fields).slice(0, MAX_KEYS) }
}

function reduceValue(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value
  if (typeof value === 'string') return isToken(value) ? value : undefined
  if (typeof value !== 'object' || depth >= MAX_DEPTH) return undefined
  if (Array.isArray(value)) {
    const items = value.slice(0, MAX_ITEMS).flatMap((item) => reduceValue(item, depth + 1) ?? [])
    return value.length > MAX_ITEMS ? [...items, `+${value.length - MAX_ITEMS}`] : items
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined
  const fields = Object.entries(value)
    .slice(0, MAX_KEYS)
    .filter(([key]) => !PRIVATE_FIELD.test(key))
    .map(([key, item]) => [key, reduceValue(item, depth + 1)] as const)
  return Object.fromEntries(fields.filter(([, item]) => item !== undefined))
}

/** A single token such as an option, a date or an id; seven or more digits may be a phone number. */
const isToken = (text: string): boolean =>
  text.length <= MAX_TEXT_LENGTH && /^[A-Za-z0-9][\w.:-]*$/.test(text) && !/^\d{7,}$/.test(text)
