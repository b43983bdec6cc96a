import type { OrderId } from '@warda/domain/ids'
import { validNumbers } from '@warda/domain/invoices/business-buyer'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { type OrderDiscount, orderDiscountsSql } from '../../db/order-discounts.ts'
import type { Column, Columns, Computed } from '../../db/row.ts'

export type SourceLine = Columns<
  'order_line',
  'variantId' | 'titleEn' | 'titleAr' | 'size' | 'quantity' | 'unitPrice' | 'discount' | 'net' | 'vat'
>

/** The client on the invoice of an order. */
export type SourceClient = Columns<
  'client',
  'registerNumber' | 'street' | 'buildingNumber' | 'district' | 'city' | 'postalCode'
> & {
  name: Column<'client', 'organizationName'>
  vatNumber: Column<'client', 'taxNumber'>
}

/** The data of an order's invoice. */
export type OrderSource = Columns<
  'orders',
  'number' | 'purchaseOrder' | 'terms' | 'deliveryDate' | 'deliveredAt' | 'total' | 'vat' | 'deliveryFee' | 'redeemed'
> & {
  coupon: Column<'orders', 'discount'>
  buyerName: Column<'app_user', 'fullName'>
} & Computed<{ client: SourceClient | null; lines: SourceLine[]; discounts: OrderDiscount[] }>

export async function findSource(trx: Transaction, orderId: OrderId): Promise<OrderSource | undefined> {
  const { rows } = await sql<OrderSource>`
    select o.number, o.purchase_order as "purchaseOrder", o.terms, o.delivery_date as "deliveryDate", o.delivered_at as "deliveredAt", o.total, o.vat,
      o.delivery_fee as "deliveryFee", o.discount as coupon, o.redeemed, u.full_name as "buyerName",
      case when c.id is not null then json_build_object('name', c.organization_name, 'vatNumber', c.tax_number,
        'registerNumber', c.register_number, 'street', c.street, 'buildingNumber', c.building_number, 'district', c.district,
        'city', c.city, 'postalCode', c.postal_code) end as client,
      (select coalesce(json_agg(json_build_object('variantId', l.variant_id, 'titleEn', l.title_en, 'titleAr', l.title_ar, 'size', l.size,
          'quantity', l.quantity, 'unitPrice', l.unit_price, 'discount', l.discount, 'net', l.net, 'vat', l.vat)
          order by l.variant_id), '[]'::json)
        from order_line l where l.order_id = o.id) as lines, ${orderDiscountsSql(sql`o.id`)} as discounts
    from orders o join app_user u on u.id = o.user_id left join client c on c.id = o.client_id
    where o.id = ${orderId}
  `.execute(trx)
  const source = rows[0]
  return source && { ...source, client: source.client && { ...source.client, ...validNumbers(source.client) } }
}
