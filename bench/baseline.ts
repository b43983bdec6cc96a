import pg from 'pg'

/**
 * The baseline: minimal SQL on the same database without HTTP, checks, translation or presentation. The shop's throughput is reported as a
 * share of it, in the same run on the same data.
 */
export function openBaseline(url: string, connections: number) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const query = async (name: string, text: string, values: unknown[]): Promise<boolean> =>
    ((await pool.query({ name, text, values })).rowCount ?? 0) > 0

  return {
    list: (least: number) =>
      query(
        'list',
        `select p.id, p.title_en, p.slug, p.price_from, p.price_was, p.discount_percent, p.rating, p.review_count, k.picture_key, k.alt_en
         from product p join product_picture k on k.product_id = p.id and k.position = 0
         where p.status = 'published' and p.price_from >= $1 order by p.sold_count desc, p.id limit 24`,
        [least],
      ),
    detail: async (id: number) => {
      const rows = await query('product', 'select * from product where id = $1', [id])
      await query(
        'variants',
        'select v.*, s.on_hand from variant v join stock s on s.variant_id = v.id where v.product_id = $1',
        [id],
      )
      await query(
        'reviews',
        `select * from review where product_id = $1 and status = 'published' order by created_at desc limit 10`,
        [id],
      )
      return rows
    },
    search: (text: string) =>
      query(
        'search',
        `select id, title_en, slug, price_from from product where status = 'published' and search_text like '%' || warda_fold($1) || '%'
         order by sold_count desc, id limit 24`,
        [text],
      ),
    addToCart: (userId: string, variantId: number) =>
      query(
        'cart',
        `insert into cart_line (user_id, variant_id, quantity) values ($1, $2, 1)
         on conflict (user_id, variant_id) do update set quantity = least(cart_line.quantity + 1, 999)`,
        [userId, variantId],
      ),
    placeOrder: async (userId: string, variantId: number, date: string, slot: string) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await client.query({
          name: 'basket',
          text: 'select c.variant_id, c.quantity, v.price, v.product_id from cart_line c join variant v on v.id = c.variant_id where c.user_id = $1',
          values: [userId],
        })
        await client.query({
          name: 'order',
          text: `with o as (
              insert into orders (user_id, terms, language, recipient_name, recipient_phone, address_line, city, delivery_date, delivery_slot, subtotal, discount, redeemed, delivery_fee, vat, total)
              values ($1, 'online', 'en', 'Floor', '0551234567', 'Floor street 1', 'Riyadh', $3, $4, 10000, 0, 0, 0, 1304, 10000) returning id),
            l as (insert into order_line (order_id, variant_id, product_id, title_en, title_ar, size, quantity, unit_price, gross, discount, net, vat)
              select o.id, v.id, v.product_id, 'x', 'x', v.size, 1, 10000, 10000, 0, 8696, 1304 from o, variant v where v.id = $2),
            e as (insert into order_event (order_id, seq, from_state, to_state, actor, request_id) select id, 1, '', 'placed', 'floor', '' from o),
            t as (insert into ledger_transaction (kind, order_id, idempotency_key, actor, request_id) select 'sale', id, 'sale:' || id, 'floor', '' from o returning id, order_id),
            g as (insert into ledger_entry (transaction_id, account, order_id, amount)
              select t.id, a.account, t.order_id, a.amount from t, (values ('receivable', 10000), ('sales', -8696), ('vat', -1304)) a (account, amount)),
            s as (insert into slot_booking (date, slot, taken) values ($3, $4, 1) on conflict (date, slot) do update set taken = slot_booking.taken + 1),
            k as (update stock set on_hand = on_hand - 1 where variant_id = $2 and on_hand > 0)
            delete from cart_line where user_id = $1`,
          values: [userId, variantId, date, slot],
        })
        await client.query('commit')
        return true
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    fillCarts: (userIds: string[], variantIds: number[]) =>
      query(
        'fill',
        'insert into cart_line (user_id, variant_id, quantity) select u, v, 1 from unnest($1::uuid[], $2::int[]) as t (u, v) on conflict do nothing',
        [userIds, variantIds],
      ),
    board: (offset: number) =>
      query(
        'board',
        `select id, number, recipient_name, recipient_phone, address_line, total, delivery_date, delivery_slot from orders
         where agreed_at is not null and state in ('placed', 'preparing', 'ready') order by delivery_date, delivery_slot, number limit 5 offset $1`,
        [offset],
      ),
    searchByPhone: (digits: string) =>
      query(
        'found',
        `select id, number, recipient_name, total from orders
         where state in ('delivered', 'completed') and recipient_phone like '%' || $1 order by delivered_at desc, number limit 5`,
        [digits],
      ),
    close: () => pool.end(),
  }
}
