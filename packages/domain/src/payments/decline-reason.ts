/** Reasons for a declined payment that a buyer can act on. `tryAnotherCard` is every other one, also suspected fraud and lost cards. */
export const DECLINE_REASONS = [
  'insufficientFunds',
  'limitExceeded',
  'expiredCard',
  'authenticationFailed',
  'wrongDetails',
  'notPermitted',
  'tookTooLong',
  'bankUnavailable',
  'tryAnotherCard',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Response codes of ISO 8583, as banks give them. */
const CODES: Readonly<Record<string, DeclineReason>> = {
  '14': 'wrongDetails',
  '15': 'wrongDetails',
  '33': 'expiredCard',
  '38': 'wrongDetails',
  '51': 'insufficientFunds',
  '54': 'expiredCard',
  '55': 'wrongDetails',
  '57': 'notPermitted',
  '61': 'limitExceeded',
  '62': 'notPermitted',
  '65': 'limitExceeded',
  '75': 'wrongDetails',
  '82': 'wrongDetails',
  '90': 'bankUnavailable',
  '91': 'bankUnavailable',
  '92': 'bankUnavailable',
  '96': 'bankUnavailable',
}

/** Texts of gateways, the first match counts: a failed 3-D Secure check of an expired card is an expired card. */
const TEXTS: readonly (readonly [RegExp, DeclineReason])[] = [
  [/insufficient|not enough (balance|funds)|رصيد/, 'insufficientFunds'],
  [/(exceed|above|over).*(limit|frequency|maximum)|limit.*exceed/, 'limitExceeded'],
  [/expired[ _-]*card|card (has |is )?expired|expiry date|انتهت صلاحية|منتهية/, 'expiredCard'],
  [/time ?frame|session (has )?expired|3ds_expiration/, 'tookTooLong'],
  [
    /timed?[ _-]?out|unavailable_transaction|issuer unavailable|service_(busy|error)|connection|dns|system error/,
    'bankUnavailable',
  ],
  [/3[ -]?d[ -]?s|3-?d ?secure|authenticat|\botp\b|enrol/, 'authenticationFailed'],
  [/cvv|cvc|secure code|security code|card number|invalid card|\bpin\b|card brand/, 'wrongDetails'],
  [/not (permitted|allowed|supported)|unsupported|restricted/, 'notPermitted'],
]

/** The reason for a declined payment by the bank's response code, otherwise by the texts of the gateway. */
export function parseDeclineReason({ code, texts }: { code: string; texts: readonly string[] }): DeclineReason {
  const byCode = CODES[code.trim()]
  if (byCode) return byCode
  const text = texts.join(' ').toLowerCase()
  return TEXTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'tryAnotherCard'
}
