import fc from 'fast-check'

type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
}

const ID = '11111111-1111-4111-8111-111111111111'

/** Texts that often cause errors. */
export const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u2066',
    '\u200b',
    "' or 1=1 --",
    '%_\\',
    '<script>alert(1)</script>',
    '=cmd()',
    '__proto__',
    'constructor',
    'NaN',
    '-0',
    '1e309',
    '٠١٢',
    '../../etc/passwd',
    '{{7*7}}',
    'x'.repeat(5_000),
    '🌹'.repeat(200),
    ID,
    '2026-02-31',
    'nora@example.com',
    '+966551234567',
    'Peony-Path-81',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 300 }),
)

const nastyNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 0.004, 1e21, 1e308, Number.MAX_SAFE_INTEGER, 2 ** 31, 2 ** 53, -(2 ** 31), 999_999),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Any JSON value, mostly of an unexpected type. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  nastyNumber,
  fc.boolean(),
  fc.constant(null),
  fc.array(nastyText, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('$gt', 'id', '__proto__', 'constructor', 'toString', 'length'), nastyText, {
    maxKeys: 3,
  }),
)

/** Date strings, some of them invalid. */
export const someDay = fc.constantFrom(
  '2026-11-30',
  '2026-12-01',
  '2026-12-02',
  '2026-02-31',
  '2026-99-99',
  '0000-00-00',
  '9999-12-31',
)

/** Valid values by field name, so that most inputs pass validation. */
const FIELD_VALUES: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.oneof(
    fc.constantFrom('nora@example.com', 'NORA@Example.com'),
    fc.nat(1e6).map((n) => `someone.${n}@example.com`),
  ),
  fullName: fc.constantFrom('Nora Salem', 'نورة السالم', '<b>Nora</b>'),
  name: fc.constantFrom('Nora', 'نورة'),
  phoneNumber: fc.constantFrom('05512345678', '+966551234567', '٠٥٥١٢٣٤٥٦٧٨'),
  phone: fc.constantFrom('0551234567', '+966551234567'),
  password: fc.constantFrom('Peony-Path-81', 'Lilac!Lane47'),
  confirmPassword: fc.constantFrom('Peony-Path-81', 'Lilac!Lane47'),
  oldPassword: fc.constant('Peony-Path-81'),
  newPassword: fc.constant('Lilac!Lane47'),
  acceptTerms: fc.constant(true),
  oneTimeCode: fc.constantFrom('123456', '١٢٣ ٤٥٦', 'ABCDE-12345'),
  token: fc.constantFrom('x'.repeat(43), 'ab-'.repeat(15)),
  description: fc.constantFrom('Twelve red roses, please.', 'ورود جميلة جدًا وصلت في وقتها'),
  stars: fc.integer({ min: 1, max: 5 }),
  line: fc.constant('King Fahd Road 12'),
  city: fc.constant('Riyadh'),
  deliveryDate: someDay,
  date: someDay,
  time: fc.constantFrom('00:00', '09:30', '23:59', '24:00'),
  plannedDate: someDay,
  startsOn: someDay,
  endsOn: someDay,
  skip: someDay,
  unskip: someDay,
  occasion: fc.constantFrom('birthday', 'love', '', 'nothing'),
  monthDay: fc.constantFrom('02-29', '11-30', '09-30', '04-31', '00-00', '12-01'),
  deliverySlot: fc.constantFrom('11:00-13:00', '13:00-15:00'),
  latitude: fc.double({ min: 24.6, max: 24.8, noNaN: true }),
  longitude: fc.double({ min: 46.6, max: 46.8, noNaN: true }),
  paymentTerms: fc.constantFrom('online', 'cash'),
  branchId: fc.constant(0),
  couponCode: fc.constantFrom('', '', '', 'WARDA-ABC234'),
  redeemPoints: fc.constantFrom(0, 0, 0, 1),
  note: fc.constant('Ring twice'),
  district: fc.constant('Olaya'),
  shortAddress: fc.constantFrom('', 'RRRD2929', 'rrrd ٢٩٢٩'),
  allergyNote: fc.constant('No lilies, please'),
  purchaseOrder: fc.constant('PO-4500017'),
  // Orders with other versions than the present ones are refused.
  acceptedTexts: fc.constantFrom(undefined, undefined, undefined, { terms: '1-0123456789', returns: '1-0123456789' }),
  // Orders with another total than the priced one are refused.
  expectedTotal: fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, nastyNumber),
  quntity: fc.integer({ min: 1, max: 999 }),
  variantId: fc.integer({ min: 1, max: 3 }),
}

/** Mostly valid values of a JSON Schema. */
export function wireValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return mostly(fc.constant(schema.const))
  if (schema.enum) return mostly(fc.constantFrom(...schema.enum))
  const options = schema.anyOf ?? schema.allOf
  if (options && options.length > 0) return fc.oneof(...options.map(wireValue))
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectArbitrary(schema)
    case 'array':
      return mostly(fc.array(wireValue(schema.items ?? {}), { maxLength: 5 }))
    case 'integer':
      return mostly(fc.oneof(fc.integer({ min: 0, max: 1_000 }), nastyNumber))
    case 'number':
      return mostly(nastyNumber)
    case 'boolean':
      return mostly(fc.boolean())
    default:
      return mostly(nastyText)
  }
}

const mostly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ arbitrary: value, weight: 20 }, { arbitrary: nastyValue, weight: 1 })

function objectArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([key, inner]) => [key, FIELD_VALUES[key] ? mostly(FIELD_VALUES[key]) : wireValue(inner)] as const,
  )
  const full = fc.record(Object.fromEntries(fields))
  const some = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  const objects = fc.oneof({ arbitrary: full, weight: 3 }, { arbitrary: some, weight: 1 })
  const extra = fc.dictionary(fc.constantFrom('role', 'total', 'userId', 'isPaid', '$where'), nastyValue, {
    maxKeys: 2,
  })
  return fc.tuple(objects, extra).map(([existing, more]) => ({ ...more, ...existing }))
}
