const numbered = (group: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${group}-${String(index + 1).padStart(2, '0')}`)

/** The rows of the requirements that this suite covers: all but ADMIN, which has no source in the specification. */
export const REQUIREMENTS: readonly string[] = [
  ...numbered('ROUTE', 20),
  ...numbered('SHELL', 8),
  ...numbered('LANG', 4),
  ...numbered('ORDERS', 6),
  ...numbered('CLIENT', 8),
  ...numbered('DELIV', 9),
  ...numbered('AUTH', 9),
  ...numbered('FORM', 7),
  ...numbered('API', 27),
  ...numbered('ERR', 9),
  ...numbered('BIZ', 5),
]

/** Facts of the specification that no row names. */
export const SPEC_FACTS: Record<string, string> = {
  'SPEC-01': 'The shop accepts /shop?category={name} with the name of the category, and shows its products (spec §2).',
  'SPEC-02': 'Send-reset and reset failures without a server message have their own texts (spec §8).',
  'SPEC-03': 'Shopper statuses are shown as Pending, waiting for payment, Completed, Canceled (spec §4).',
  'SPEC-04': 'The settings form has placeholders when public data is absent (spec §2).',
  'SPEC-05': 'A failed payment page shows the error code beside the server message (spec §8).',
  'SPEC-06': 'The loyalty rule text reads "Spend SAR {amount} or more, earn {points} points" (spec §1).',
  'SPEC-07': 'Branch order statuses are pending, processing, delivered, cancelled (spec §4).',
  'SPEC-08': 'The guard compares the first role only (spec §6).',
  'SPEC-09': 'One token retry per request (spec §9).',
  'SPEC-10':
    'Order, payment, cancel and password calls fall back to "Failed to fetch flowers", profile calls to "Failed to fetch data" (spec §8).',
  'SPEC-11': 'A failure to load categories falls back to "Failed to fetch categories" (spec §8).',
  'SPEC-12':
    'Claims: 37 cities in 9 countries, business hours Saturday to Thursday 9 AM to 8 PM, closed Friday (spec §1).',
  'SPEC-13':
    'List calls take page and pageSize and answer page, pageCount, total; without them the first 100 (decisions §9).',
  'SPEC-14': 'Money is shown in SAR with two decimals; the dollar sign is not shown (spec §1, decisions §2).',
  'SPEC-15': 'The payment calls on a placeholder base are unreachable (spec §7).',
  'SPEC-16': 'The invoice result is reset: the invoice of the same card can be opened again (spec §2).',
  'SPEC-17': 'A debt shows the original and the remaining amount (spec §3).',
  'SPEC-18': 'The client profile has all fields of the wizard (spec §3).',
  'SPEC-19': 'The error code is empty when the confirm call itself fails (spec §8).',
  'SPEC-20': 'Calls that act on GET are not stored and do nothing on HEAD (decisions §8).',
  'SPEC-21': 'An Idempotency-Key with the same body gives the same order, with another body 422 (decisions §4).',
  'SPEC-22': 'A confirmed payment answers the same again (decisions §5).',
  'SPEC-23': 'Stage 3 of the shopper is Readyfordelivery: stage 2 on the delivery board (spec §4, decisions §3).',
  'SPEC-24': 'Without a session no request carries Authorization (spec §6).',
}
