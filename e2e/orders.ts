import type { TestServer } from '@warda/api/testing/server'
import { demoMember } from './accounts.ts'
import { type Guest, visit } from './journey.ts'
import { call, type Session, signIn } from './session.ts'

type Terms = 'online' | 'cash' | 'postponed'
export type Placed = { id: string; orderNumber: string }

/** Places an order of one piece of a variant (by default a well-stocked one) through the API; an order of a business is delivered to its first branch. */
export async function placeOrder(
  server: TestServer,
  guest: Guest,
  session: Session,
  paymentTerms: Terms,
  variantId?: number,
): Promise<Placed> {
  await fillCart(server, guest, session, variantId)
  const { days } = await call(guest, 'GET', '/Delivery/getdays')
  const day = days.findLast((each: { slots: { state: string }[] }) => each.slots.some((slot) => slot.state === 'open'))
  const slot = day.slots.find((each: { state: string }) => each.state === 'open')
  const branch = session.clientId > 0 ? await firstBranch(server, session.clientId) : undefined
  const { data } = await call(
    guest,
    'POST',
    `/Order/addorder/${session.userId}`,
    {
      recipient: { fullName: session.fullName, phoneNumber: '0551112233' },
      ...(branch === undefined
        ? { deliveryAddress: { line: 'King Fahd Road 12', city: 'Riyadh' } }
        : { branchId: branch }),
      deliveryDate: day.date,
      deliverySlot: slot.id,
      paymentTerms,
    },
    session,
  )
  return data
}

/** Pays an order at the sandbox bank by requests, without its pages. */
export async function payOrder(guest: Guest, session: Session, { id }: Placed): Promise<void> {
  const { link } = await call(guest, 'POST', `/PayMent/addpayment/${session.userId}/${id}`, undefined, session)
  await guest.page.context().request.post(link, { form: { outcome: 'success' }, maxRedirects: 0 })
  const trNumber = new URL(link).pathname.split('/').at(-1)
  await call(guest, 'GET', `/PayMent/confirm-payment/${id}/${trNumber}`, undefined, session)
}

/** Adds one piece of a variant, by default a well-stocked one, to the cart. */
export async function fillCart(server: TestServer, guest: Guest, session: Session, variantId?: number): Promise<void> {
  const chosen = { variantId: variantId ?? (await findWellStocked(server)), quntity: 1 }
  await call(guest, 'POST', `/Cart/addtocart/${session.userId}`, chosen, session)
}

/** The variant with the highest stock. */
export async function findWellStocked(server: TestServer): Promise<number> {
  const { variant_id: variantId } = await server.db
    .selectFrom('stock')
    .select('variant_id')
    .where('on_hand', '>', 5)
    .orderBy('on_hand', 'desc')
    .orderBy('variant_id')
    .executeTakeFirstOrThrow()
  return variantId
}

const firstBranch = async (server: TestServer, clientId: number): Promise<number> => {
  const branches = server.db.selectFrom('branch').select('id').where('client_id', '=', clientId)
  return (await branches.orderBy('id').executeTakeFirstOrThrow()).id
}

/** Cancels the order as an Admin in another browser context. */
export const cancelByShop = (server: TestServer, { id }: Pick<Placed, 'id'>): Promise<void> =>
  visit(server, ['en', 'desktop'], async (administrator) => {
    const session = await signIn(administrator, demoMember('Admin'))
    await call(administrator, 'POST', `/Order/cancelorder/${id}`, { reason: 'No roses', refundTo: 'credit' }, session)
  })
