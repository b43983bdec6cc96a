import type { TestServer } from '@warda/api/testing/server'
import { demoMember } from './accounts.ts'
import { type Guest, visit } from './journey.ts'
import { call, type Session, signIn } from './session.ts'

type Terms = 'online' | 'cash' | 'postponed'
export type Placed = { id: string; orderNumber: string }

/** An order of one bouquet (a certain variant, or a well-stocked one), placed through the API: for journeys that begin after it. A business person's goes to their first branch. */
export async function placeOrder(
  server: TestServer,
  who: Guest,
  session: Session,
  paymentTerms: Terms,
  variantId?: number,
): Promise<Placed> {
  await fillCart(server, who, session, variantId)
  const { days } = await call(who, 'GET', '/Delivery/getdays')
  const day = days.findLast((each: { slots: { state: string }[] }) => each.slots.some((slot) => slot.state === 'open'))
  const slot = day.slots.find((each: { state: string }) => each.state === 'open')
  const branch = session.clientId > 0 ? await firstBranch(server, session.clientId) : undefined
  const { data } = await call(
    who,
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

/** Pays an order at the sandbox bank, without its pages: for journeys that begin after it. */
export async function payOrder(who: Guest, session: Session, { id }: Placed): Promise<void> {
  const { link } = await call(who, 'POST', `/PayMent/addpayment/${session.userId}/${id}`, undefined, session)
  await who.page.context().request.post(link, { form: { outcome: 'success' }, maxRedirects: 0 })
  const trNumber = new URL(link).pathname.split('/').at(-1)
  await call(who, 'GET', `/PayMent/confirm-payment/${id}/${trNumber}`, undefined, session)
}

/** Puts one bouquet into the person's cart: a well-stocked one, or a certain one. */
export async function fillCart(server: TestServer, who: Guest, session: Session, variantId?: number): Promise<void> {
  const chosen = { variantId: variantId ?? (await wellStocked(server)), quntity: 1 }
  await call(who, 'POST', `/Cart/addtocart/${session.userId}`, chosen, session)
}

/** The variant that there is most of. */
export async function wellStocked(server: TestServer): Promise<number> {
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

/** An administrator cancels the order in a browser of their own. */
export const cancelByShop = (server: TestServer, { id }: Pick<Placed, 'id'>): Promise<void> =>
  visit(server, ['en', 'desktop'], async (administrator) => {
    const session = await signIn(administrator, demoMember('Admin'))
    await call(administrator, 'POST', `/Order/cancelorder/${id}`, { reason: 'No roses', refundTo: 'credit' }, session)
  })
