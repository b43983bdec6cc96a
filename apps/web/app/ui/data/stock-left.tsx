import { m } from '@warda/i18n/messages'

/** Remaining stock; the API caps it at 10. */
export function StockLeft({ left }: { left: number }) {
  if (left === 0) return <span className="text-canceled-ink">{m.admin_phone_sold_out()}</span>
  return <span>{left >= 10 ? m.admin_phone_in_stock() : m.admin_phone_left({ count: left })}</span>
}
