import type { DeliveryDayBounds } from '@warda/domain/delivery/calendar'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { type LateTime, slotHasEnded } from '../../db/late-time-queries.ts'
import type { Columns, Computed } from '../../db/row.ts'

/** Counts stop at this number. */
export const MAX_COUNT = 1_000
const LIST_LENGTH = 12

export type TodayRow = Computed<{ toDeliver: number; onTheWay: number; delivered: number; orders: number }>

/**
 * Today's orders: still to deliver (the planned day goes before the promised one), on the way, delivered today, and placed today without
 * the cancelled ones. Each count uses its own index.
 */
export async function countToday(db: Database, today: DeliveryDayBounds): Promise<TodayRow> {
  const { rows } = await todayQuery(today).execute(db)
  return rows[0] ?? { toDeliver: 0, onTheWay: 0, delivered: 0, orders: 0 }
}

export const todayQuery = ({ day, since, until }: DeliveryDayBounds) => sql<TodayRow>`
  select (select count(*) from orders where agreed_at is not null and state in ('placed', 'preparing', 'ready') and address_wanted_until is null
      and coalesce(planned_date, delivery_date) = ${day}::date) as "toDeliver",
    (select count(*) from orders where agreed_at is not null and state = 'outForDelivery') as "onTheWay",
    (select count(*) from orders where state in ('delivered', 'completed') and delivered_at >= ${since} and delivered_at < ${until}) as delivered,
    (select count(*) from orders where placed_at >= ${since} and placed_at < ${until} and state <> 'cancelled') as orders
`

export type SetupProgress = Computed<
  Record<'identity' | 'calendar' | 'category' | 'product' | 'stock' | 'team' | 'hasOrder', boolean>
>

/** What a new shop has already; `identity` and `calendar` mean that their settings were saved, `product` that one is published, `stock` that one can be ordered. */
export async function findSetupProgress(db: Database): Promise<SetupProgress | undefined> {
  const { rows } = await sql<SetupProgress>`
    select exists (select from orders) as "hasOrder",
      exists (select from setting where key = 'identity') as identity,
      exists (select from setting where key = 'calendar') as calendar,
      exists (select from category) as category,
      exists (select from product where status = 'published') as product,
      exists (
        select from product p join variant v on v.product_id = p.id join stock s on s.variant_id = v.id
        where p.status = 'published' and s.on_hand > 0
      ) as stock,
      exists (select from invitation) or (select count(*) > 1 from app_user where role in ('Admin', 'ShippingEmployee')) as team
  `.execute(db)
  return rows[0]
}

export type LateRow = Columns<'orders', 'id' | 'number' | 'deliveryDate' | 'deliverySlot'> &
  Computed<{ customer: string }>
export type CountedRows<T> = Computed<{ rows: T[]; count: number }>

/** Undelivered orders after the end of their promised slot, the oldest slot first. */
export async function findLate(db: Database, now: LateTime): Promise<CountedRows<LateRow>> {
  const { rows } = await lateQuery(now).execute(db)
  return rows[0] ?? { rows: [], count: 0 }
}

export const lateQuery = (now: LateTime) => sql<CountedRows<LateRow>>`
  with late as materialized (
    select id, delivery_date, delivery_slot, number from orders
    where agreed_at is not null and address_wanted_until is null and state in ('placed', 'preparing', 'ready', 'outForDelivery')
      and ${slotHasEnded(now)}
    order by delivery_date, delivery_slot, number limit ${MAX_COUNT}
  )
  select (select count(*)::int from late) as count, coalesce((select json_agg(shown) from (
    select o.id, o.number, coalesce(c.organization_name, u.full_name) as customer, o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot"
    from (select * from late order by delivery_date, delivery_slot, number limit ${LIST_LENGTH}) l
    join orders o on o.id = l.id join app_user u on u.id = o.user_id left join client c on c.id = o.client_id
    order by l.delivery_date, l.delivery_slot, l.number
  ) shown), '[]'::json) as rows
`

export type LowRow = Columns<'variant', 'productId' | 'sku'> &
  Columns<'product', 'titleEn' | 'titleAr'> &
  Columns<'stock', 'onHand'>

/** Sizes of published products at or below their warning level: the lowest stock first, then the best seller. */
export async function findLow(db: Database): Promise<CountedRows<LowRow>> {
  const { rows } = await lowQuery().execute(db)
  return rows[0] ?? { rows: [], count: 0 }
}

export const lowQuery = () => sql<CountedRows<LowRow>>`
  with low as materialized (
    select v.product_id as "productId", p.title_en as "titleEn", p.title_ar as "titleAr", v.sku, s.on_hand as "onHand", p.sold_count
    from low_stock l join stock s on s.variant_id = l.variant_id join variant v on v.id = l.variant_id
    join product p on p.id = v.product_id and p.status = 'published'
    limit ${MAX_COUNT}
  )
  select (select count(*)::int from low) as count,
    coalesce((select json_agg(shown) from (select * from low order by "onHand", sold_count desc, sku limit ${LIST_LENGTH}) shown), '[]'::json) as rows
`

export type WaitingRow = Computed<{
  openReports: number
  newReviews: number
  clientsToReview: number
  cashToConfirm: number
  taxRejected: number
  taxCertificates: number
}>

/**
 * Open tasks of the staff: open reports, recent visible reviews without a reply, clients with a complete profile to review, cash to
 * count, tax documents that the authority rejected, a tax certificate that ends within 30 days.
 */
export async function countWaiting(db: Database, reviewsSince: Date): Promise<WaitingRow> {
  const { rows } = await waitingQuery(reviewsSince).execute(db)
  return (
    rows[0] ?? {
      openReports: 0,
      newReviews: 0,
      clientsToReview: 0,
      cashToConfirm: 0,
      taxRejected: 0,
      taxCertificates: 0,
    }
  )
}

export const waitingQuery = (since: Date) => sql<WaitingRow>`
  select (select count(*) from (select from problem_report where state = 'open' limit ${MAX_COUNT}) r) as "openReports",
    (select count(*) from (select from review where created_at >= ${since} and status = 'published' and reply = '' limit ${MAX_COUNT}) r) as "newReviews",
    (select count(*) from (select from client where review_state = 'pending' limit ${MAX_COUNT}) c) as "clientsToReview",
    (select count(*) from (select id from cash_handover order by at desc, id desc limit ${MAX_COUNT}) h
      where not exists (select from cash_confirmation c where c.handover_id = h.id)) as "cashToConfirm",
    (select count(*) from (select from tax_submission where state = 'rejected' limit ${MAX_COUNT}) s) as "taxRejected",
    (select count(*) from tax_unit where state = 'active' and expires_at < clock_timestamp() + interval '30 days') as "taxCertificates"
`
