import { halalasToRiyals } from '@warda/domain/money'

/** An event as it is stored; amounts in halalas. */
export type WebhookEvent = { type: string; data: unknown; at: Date }

/** Fields of `data` that are amounts. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'total'])

/** The body of a request: type, time (UTC) and data of an event, amounts in riyals. The same event always has the same body. */
export function presentBody({ type, data, at }: WebhookEvent): string {
  const facts = Object.entries(data as Record<string, string | number>).map(([name, value]) => [
    name,
    AMOUNTS.has(name) ? halalasToRiyals(Number(value)) : name === 'orderNumber' ? String(value) : value,
  ])
  return JSON.stringify({ type, timestamp: at.toISOString(), data: Object.fromEntries(facts) })
}
