import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoMember, type Member, newMember } from './accounts.ts'
import { chooseMore, getCard, openBoard, waitForCount } from './board.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'
import { LOST_ANSWER, pressAfterLostAnswer } from './lost-answer.ts'
import { linkIn, waitForMail } from './mailbox.ts'
import { messagesIn, plain } from './messages.ts'
import { findWellStocked, type Placed, payOrder, placeOrder } from './orders.ts'
import { call, type Session, signIn } from './session.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const driver = (): Member => demoMember('ShippingEmployee')

const start = (guest: Guest, session: Session, { id }: Placed) =>
  call(guest, 'PATCH', `/Order/updateOrderStage?orderId=${id}&orderStage=5`, undefined, session)

/** Reports a failed delivery with its reason on the board. */
async function reportFailure(
  guest: Guest,
  { orderNumber: number }: Placed,
  reason: 'board_fail_recipientAbsent',
): Promise<void> {
  const { page, t } = guest
  await chooseMore(guest, number, 'board_fail')
  const dialog = page.getByRole('dialog', { name: t('board_fail_title') })
  const submit = dialog.getByRole('button', { name: t('board_fail_submit'), exact: true })
  await submit.click()
  await dialog.getByText(t('field_required')).waitFor()
  await expectUsablePage(guest)
  await dialog.getByText(t(reason), { exact: true }).click()
  await dialog
    .getByRole('textbox', { name: t('board_note') })
    .fill(guest.language === 'ar' ? 'لم يفتح أحد' : 'Rang twice')
  await submit.click()
  await dialog.waitFor({ state: 'hidden' })
  const card = getCard(guest, number)
  await card.getByText(t('board_failed', { reason: t(reason) })).waitFor()
  await card.getByText(t('board_failed_waits')).waitFor()
  await expectUsablePage(guest)
}

/** The row or card of an order in the buyer's list. */
const getOrder = ({ page }: Guest, number: string) =>
  page.locator('main tbody, main li').filter({ hasText: `#${number}` })

describe('a failed delivery', () => {
  it.each(READERS)(
    'in %s on a %s: the driver reports the reason, the buyer is mailed and chooses the offered window, and the order is on the board again (DELIV-05 BIZ-04)',
    async (...reader) => {
      await visit(server, reader, (driving) =>
        visit(server, reader, async (buying) => {
          const { page, base, t } = buying
          const member = await newMember(server, buying.language)
          const session = await signIn(buying, member)
          const order = await placeOrder(server, buying, session, 'cash')
          const employee = await openBoard(driving, driver(), `?tab=in-delivery&q=${order.orderNumber}`)
          await start(driving, employee, order)
          await reportFailure(driving, order, 'board_fail_recipientAbsent')

          const subject = t('mail_failed_subject', { number: order.orderNumber })
          const mail = await waitForMail(base, member.email, (mail) => plain(mail.subject) === plain(subject))
          expect(mail.language).toBe(buying.language)
          await page.goto(linkIn(mail, `/orders/${session.userId}`))
          await getOrder(buying, order.orderNumber).waitFor()
          if (buying.screen === 'phone') await getOrder(buying, order.orderNumber).locator('summary').click()
          else await page.getByRole('button', { name: t('orders_expand', { number: order.orderNumber }) }).click()
          const { data } = await call(
            buying,
            'GET',
            `/Order/getAllOrdersToUser/${session.userId}/0`,
            undefined,
            session,
          )
          expect(data[0].failure).toMatchObject({ reason: 'recipientAbsent', credit: 0 })
          await page.getByText(t('orders_failure_recipientAbsent')).first().waitFor()
          await expectUsablePage(buying)
          await page.getByRole('button', { name: t('orders_redeliver_named', { number: order.orderNumber }) }).click()
          await expectUsablePage(buying)
          await page
            .getByRole('dialog')
            .getByRole('button', { name: t('orders_redeliver'), exact: true })
            .click()
          await page.getByRole('dialog').waitFor({ state: 'hidden' })

          await getCard(driving, order.orderNumber).getByText(t('board_failed_waits')).waitFor({ state: 'hidden' })
          const { data: card } = await call(
            driving,
            'GET',
            `/ShippingEmployee/getorder/${order.id}`,
            undefined,
            employee,
          )
          expect(card).toMatchObject({
            failure: null,
            deliveryDate: data[0].failure.nextDate,
            deliverySlot: data[0].failure.nextSlot,
          })
        }),
      )
    },
  )

  it.each(READERS)(
    'in %s on a %s: another buyer chooses store credit, the order leaves the board, and the credit pays the next order once despite a lost answer (DELIV-05 BIZ-04 AGREE-10)',
    async (...reader) => {
      await visit(server, reader, (driving) =>
        visit(
          server,
          reader,
          async (buying) => {
            const { page, base, t } = buying
            const session = await signIn(buying, await newMember(server, buying.language))
            const bouquet = await findWellStocked(server)
            const order = await placeOrder(server, buying, session, 'online', bouquet)
            await payOrder(buying, session, order)
            const employee = await openBoard(driving, driver(), `?tab=in-delivery&q=${order.orderNumber}`)
            await start(driving, employee, order)
            const failed = { orderId: order.id, reason: 'damaged', note: '' }
            await call(driving, 'POST', '/ShippingEmployee/faildelivery', failed, employee)
            await getCard(driving, order.orderNumber).getByText(t('board_failed_waits')).waitFor()

            await page.goto(`${base}/orders/${session.userId}`)
            await page
              .getByRole('button', { name: t('orders_take_credit_named', { number: order.orderNumber }) })
              .click()
            const dialog = page.getByRole('dialog')
            await expectUsablePage(buying)
            await dialog.getByRole('button', { name: t('orders_take_credit'), exact: true }).click()
            await dialog.waitFor({ state: 'hidden' })
            await getOrder(buying, order.orderNumber).getByText(t('status_canceled'), { exact: true }).first().waitFor()
            await page.getByText(t('orders_store_credit')).first().waitFor()
            await getCard(driving, order.orderNumber).waitFor({ state: 'hidden' })
            await waitForCount(driving, 'board_tab_inDelivery', 0)

            const next = await placeOrder(server, buying, session, 'online', bouquet)
            await page.goto(`${base}/orders/${session.userId}`)
            await page.getByRole('button', { name: t('orders_use_credit_named', { number: next.orderNumber }) }).click()
            await pressAfterLostAnswer(buying, '**/api/PayMent/paywithcredit/**', () =>
              dialog.getByRole('button', { name: t('orders_use_credit'), exact: true }).click(),
            )
            await dialog.waitFor({ state: 'hidden' })
            await getOrder(buying, next.orderNumber).getByText(t('money_paid'), { exact: true }).first().waitFor()
            await expectUsablePage(buying)
            const { data, storeCredit } = await call(
              buying,
              'GET',
              `/Order/getAllOrdersToUser/${session.userId}/0`,
              undefined,
              session,
            )
            expect(storeCredit).toBe(0)
            expect(data.find(({ id }: Placed) => id === next.id)).toMatchObject({ outstanding: 0 })
          },
          LOST_ANSWER,
        ),
      )
    },
  )
})

describe('the link that confirms receipt', () => {
  it.each(READERS)(
    'in %s on a %s: with missing parameters it shows an error and redirects to home (ROUTE-16 ERR-07)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        expect(messagesIn('en')('receipt_invalid')).toBe('Invalid order details provided.')
        for (const query of [
          '',
          '?orderId=1',
          '?orderId=1&email=a@b.example&userid=2',
          '?email=a@b.example&userid=2&totalPrice=3',
        ]) {
          await page.goto(`${base}/confirm-receive-order${query}`)
          await page.waitForURL(`${base}/`)
          await page.getByText(t('receipt_invalid'), { exact: true }).waitFor()
        }
      })
    },
  )

  it.each(READERS)(
    'in %s on a %s: a forged link or one of another order or person confirms nothing; the valid one confirms once (ROUTE-16 API-15 API-16 ERR-07)',
    async (...reader) => {
      await visit(server, reader, async (guest) => {
        const { page, base, t } = guest
        const member = await newMember(server, guest.language)
        const session = await signIn(guest, member)
        const [order, other] = [
          await placeOrder(server, guest, session, 'cash'),
          await placeOrder(server, guest, session, 'cash'),
        ]
        const employee = await signIn(guest, driver())
        await start(guest, employee, order)
        await call(
          guest,
          'GET',
          `/ShippingEmployee/sendconfirmDelivry?userId=${session.userId}&orderId=${order.id}`,
          undefined,
          employee,
        )
        const mail = await waitForMail(base, member.email, (mail) => mail.text.includes('/confirm-receive-order'))
        const link = new URL(linkIn(mail, '/confirm-receive-order'))
        await page.context().clearCookies()
        const token = link.searchParams.get('token') ?? ''
        expect(token.length).toBeGreaterThan(20)
        const forgeries = [
          ['token', `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`],
          ['orderId', other.id],
          ['userid', employee.userId],
          ['email', 'somebody@warda.example'],
        ] as const
        for (const [part, value] of forgeries) {
          const forged = new URL(link)
          forged.searchParams.set(part, value)
          await page.goto(forged.href)
          await page.getByRole('heading', { name: t('receipt_failed_title') }).waitFor()
          expect(await page.getByRole('main').getByRole('alert').innerText(), part).not.toBe('')
        }
        await expectUsablePage(guest)
        expect(await getState(order)).toBe('outForDelivery')
        for (let times = 0; times < 2; times++) {
          await page.goto(link.href)
          await page.getByRole('heading', { name: t('receipt_done_title') }).waitFor()
        }
        expect(await getState(order)).toBe('completed')
      })
    },
  )
})

const getState = async ({ id }: Placed): Promise<string> =>
  (await server.db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
