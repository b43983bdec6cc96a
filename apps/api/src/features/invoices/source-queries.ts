import type { InvoiceDocument } from '@warda/domain/invoices/invoice-document'
import type { PaymentTerms } from '@warda/domain/orders/payment-terms'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'

export type SourceLine = {
  titleEn: string
  titleAr: string
  size: string
  quantity: number
  unitPrice: number
  discount: number
  net: number
  vat: number
}

/** The client of an order as an invoice names it. */
export type SourceClient = {
  name: string | null
  vatNumber: string | null
  registerNumber: string | null
  street: string
  buildingNumber: string
  district: string
  city: string
  postalCode: string
}

/** What an order's invoice is made from. Money in halalas. */
export type OrderSource = {
  number: number
  terms: PaymentTerms
  deliveryDate: string
  deliveredAt: Date | null
  total: number
  vat: number
  deliveryFee: number
  coupon: number
  redeemed: number
  buyerName: string
  client: SourceClient | null
  lines: SourceLine[]
}

export async function findSource(trx: Transaction, orderId: string): Promise<OrderSource | undefined> {
  const { rows } = await sql<OrderSource>`
    select o.number, o.terms, o.delivery_date as "deliveryDate", o.delivered_at as "deliveredAt", o.total, o.vat,
      o.delivery_fee as "deliveryFee", o.discount as coupon, o.redeemed, u.full_name as "buyerName",
      case when c.id is not null then json_build_object('name', c.organization_name, 'vatNumber', c.tax_number,
        'registerNumber', c.register_number, 'street', c.street, 'buildingNumber', c.building_number, 'district', c.district,
        'city', c.city, 'postalCode', c.postal_code) end as client,
      (select coalesce(json_agg(json_build_object('titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size,
          'quantity', l.quantity, 'unitPrice', l.unit_price, 'discount', l.discount, 'net', l.net, 'vat', l.vat)
          order by l.variant_id), '[]'::json)
        from order_line l where l.order_id = o.id) as lines
    from orders o join app_user u on u.id = o.user_id left join client c on c.id = o.client_id
    where o.id = ${orderId}
  `.execute(trx)
  return rows[0]
}

/** An amount taken off an order that no credit note documents yet. Money in halalas. */
export type OpenCredit = { id: string; amount: number; vat: number; reason: string; actor: string; requestId: string }

/** The open credits of an order, oldest first. */
export async function findOpenCredits(trx: Transaction, orderId: string): Promise<OpenCredit[]> {
  const { rows } = await sql<OpenCredit>`
    select c.id, c.amount, c.vat, c.reason, coalesce(u.role, 'system') as actor, c.request_id as "requestId"
    from order_credit c left join app_user u on u.id = c.actor_id
    where c.order_id = ${orderId} and not exists (select 1 from invoice i where i.credit_id = c.id)
    order by c.at, c.transaction_id
  `.execute(trx)
  return rows
}

/** An issued invoice as its credit notes need it. */
export type Correctable = { id: string; document: InvoiceDocument }

export async function findCorrectable(trx: Transaction, orderId: string): Promise<Correctable | undefined> {
  const { rows } = await sql<Correctable>`
    select id, document from invoice where order_id = ${orderId} and kind <> 'creditNote'
  `.execute(trx)
  return rows[0]
}
