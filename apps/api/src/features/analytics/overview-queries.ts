import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Counted no further than this: nobody reads the last digit of so many. */
export const COUNTED = 1_000
const SHOWN = 12

/** The moment that is asked about: its Riyadh day and time (`HH:MM`), and the instants that day begins and ends at. */
export type Now = { day: string; time: string; since: Date; until: Date }

export type TodayRow = { toDeliver: number; onTheWay: number; delivered: number; orders: number }

/**
 * Today's orders: what is still to be made and driven (a day that the dispatcher planned counts before the promised one), what is on the
 * way, what arrived today, and what was ordered today and stands. Each from an index of its own.
 */
export async function countToday(db: Database, now: Now): Promise<TodayRow> {
  const { rows } = await todayQuery(now).execute(db)
  return rows[0] ?? { toDeliver: 0, onTheWay: 0, delivered: 0, orders: 0 }
}

export const todayQuery = ({ day, since, until }: Now) => sql<TodayRow>`
  select (select count(*) from orders where agreed_at is not null and state in ('placed', 'preparing', 'ready')
      and coalesce(planned_date, delivery_date) = ${day}::date) as "toDeliver",
    (select count(*) from orders where agreed_at is not null and state = 'outForDelivery') as "onTheWay",
    (select count(*) from orders where state in ('delivered', 'completed') and delivered_at >= ${since} and delivered_at < ${until}) as delivered,
    (select count(*) from orders where placed_at >= ${since} and placed_at < ${until} and state <> 'cancelled') as orders
`

export type FirstSteps = Record<'contact' | 'seller' | 'calendar' | 'category' | 'product' | 'team', boolean>

/** What an owner has done of what comes first; undefined once there was an order. */
export async function findFirstSteps(db: Database): Promise<FirstSteps | undefined> {
  const { rows } = await sql<FirstSteps>`
    select exists (select from setting where key = 'contact') as contact,
      exists (select from setting where key = 'seller') as seller,
      exists (select from setting where key = 'calendar') as calendar,
      exists (select from category) as category,
      exists (select from product) as product,
      exists (select from invitation) or (select count(*) > 1 from app_user where role in ('Admin', 'ShippingEmployee')) as team
    where not exists (select from orders)
  `.execute(db)
  return rows[0]
}

export type LateRow = { id: string; number: number; customer: string; deliveryDate: string; deliverySlot: string }
export type Some<Row> = { rows: Row[]; count: number }

/** Orders whose promised window is over and that are not delivered, the longest waiting first. */
export async function findLate(db: Database, now: Now): Promise<Some<LateRow>> {
  const { rows } = await lateQuery(now).execute(db)
  return rows[0] ?? { rows: [], count: 0 }
}

export const lateQuery = ({ day, time }: Now) => sql<Some<LateRow>>`
  with late as materialized (
    select id, delivery_date, delivery_slot, number from orders
    where agreed_at is not null and state in ('placed', 'preparing', 'ready', 'outForDelivery')
      and (delivery_date < ${day}::date or (delivery_date = ${day}::date and right(delivery_slot, 5) <= ${time}))
    order by delivery_date, delivery_slot, number limit ${COUNTED}
  )
  select (select count(*)::int from late) as count, coalesce((select json_agg(shown) from (
    select o.id, o.number, coalesce(c.organization_name, u.full_name) as customer, o.delivery_date as "deliveryDate", o.delivery_slot as "deliverySlot"
    from (select * from late order by delivery_date, delivery_slot, number limit ${SHOWN}) l
    join orders o on o.id = l.id join app_user u on u.id = o.user_id left join client c on c.id = o.client_id
    order by l.delivery_date, l.delivery_slot, l.number
  ) shown), '[]'::json) as rows
`

export type LowRow = { productId: number; titleEn: string; titleAr: string; sku: string; onHand: number }

/** Published flowers at or below their warning, the emptiest first, of those the best sold. */
export async function findLow(db: Database): Promise<Some<LowRow>> {
  const { rows } = await lowQuery().execute(db)
  return rows[0] ?? { rows: [], count: 0 }
}

export const lowQuery = () => sql<Some<LowRow>>`
  with low as materialized (
    select v.product_id as "productId", p.title_en as "titleEn", p.title_ar as "titleAr", v.sku, s.on_hand as "onHand", p.sold_count
    from low_stock l join stock s on s.variant_id = l.variant_id join variant v on v.id = l.variant_id
    join product p on p.id = v.product_id and p.status = 'published'
    limit ${COUNTED}
  )
  select (select count(*)::int from low) as count,
    coalesce((select json_agg(shown) from (select * from low order by "onHand", sold_count desc, sku limit ${SHOWN}) shown), '[]'::json) as rows
`

export type WaitingRow = { openReports: number; newReviews: number; clientsToReview: number }

/** What waits for somebody: open messages, reviews of the last days that nobody answered or hid, companies that finished their profile. */
export async function countWaiting(db: Database, reviewsSince: Date): Promise<WaitingRow> {
  const { rows } = await waitingQuery(reviewsSince).execute(db)
  return rows[0] ?? { openReports: 0, newReviews: 0, clientsToReview: 0 }
}

export const waitingQuery = (since: Date) => sql<WaitingRow>`
  select (select count(*) from (select from problem_report where state = 'open' limit ${COUNTED}) r) as "openReports",
    (select count(*) from (select from review where created_at >= ${since} and status = 'published' and reply = '' limit ${COUNTED}) r) as "newReviews",
    (select count(*) from (select from client where review_state = 'pending' limit ${COUNTED}) c) as "clientsToReview"
`
