// SPEC §7 "Other": the calls of the delivery staff: board, stages, payments by hand, debts, invoices.
import { beforeAll, describe, expect, it } from 'vitest'
import { type CallFact, checkCalls } from './call-facts.ts'
import { type Body, HttpClient, succeed } from './http-client.ts'
import { waitForLink } from './mailbox.ts'
import { below, type Read } from './reads.ts'
import { logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'
import { addBranch, newApprovedClient } from './scenario/business.ts'
import { moveTo, placeOrder } from './scenario/orders.ts'

let driver: Person
let buyer: Person
let owner: Person
let branch: Body

beforeAll(async () => {
  driver = await logInAs('ShippingEmployee')
  buyer = await registerAndLogIn()
  owner = await newApprovedClient()
  branch = await addBranch(owner)
})

/** SPEC §3 "Order (delivery view)". */
const DELIVERY_ORDER: Read[] = [
  'id: text',
  'userId: text',
  'user.fullName: text',
  'user.phoneNumber: text',
  'user.email: text',
  'branch: object?',
  'totalBalance: money',
  'createdAt: instant',
  'orderStage: whole',
]

/** SPEC §3 "Debt". */
const DEBT: Read[] = ['id: whole', 'orderId: text', 'amountOwed: money', 'createdAt: instant', 'isResolved: flag']

const newOrder = () => placeOrder(buyer, 'cash')
const startedOrder = async () => {
  const order = await newOrder()
  await moveTo(driver, order.id, 5)
  return order
}

/** An order of which half is paid: the rest is a debt. */
async function orderWithDebt(): Promise<{ order: Body; debt: Body }> {
  const order = await newOrder()
  const json = { amount: 50, payPartOrall: 0, orderId: order.id }
  await succeed(driver.client, `POST /ShippingEmployee/addpaymentOrderpartly/${driver.userId}`, { json })
  const { data } = await succeed(driver.client, 'GET /Debits/getalltoClient/0', { query: { userId: buyer.userId } })
  const debt = data.find(({ orderId }: Body) => orderId === order.id)
  return { order, debt }
}

async function receiptLink(order: Body): Promise<URLSearchParams> {
  const query = { userId: buyer.userId, orderId: order.id }
  await succeed(driver.client, 'GET /ShippingEmployee/sendconfirmDelivry', { query })
  const find = async (): Promise<URL> => {
    const link = await waitForLink(buyer.account.email, '/confirm-receive-order')
    return link.searchParams.get('orderId') === order.id ? link : find()
  }
  return (await find()).searchParams
}

const facts: CallFact[] = [
  {
    id: 'API-13',
    call: 'GET ShippingEmployee/getAllOrderToemployee/{userId}',
    as: () => driver.client,
    given: () => ({ path: { userId: driver.userId } }),
    reads: ['data: list', ...below('data[].', DELIVERY_ORDER)],
  },
  {
    id: 'API-14',
    call: 'PATCH Order/updateOrderStage?orderId=&orderStage=',
    note: 'start delivery: 2 to 5',
    as: () => driver.client,
    given: async () => ({ query: { orderId: (await newOrder()).id, orderStage: 5 } }),
    reads: ['message: text', 'data.orderStage: whole'],
    message: { en: 'Order stage updated successfully', ar: 'تم تحديث مرحلة الطلب بنجاح' },
    also: ({ data }) => expect(data.orderStage).toBe(5),
  },
  {
    id: 'API-14',
    call: 'PATCH Order/updateOrderStage?orderId=&orderStage=',
    note: 'complete delivery: 5 to 6; the client shows what the server returns (decisions §3)',
    as: () => driver.client,
    given: async () => ({ query: { orderId: (await startedOrder()).id, orderStage: 6 } }),
    reads: ['data.orderStage: whole'],
    also: ({ data }) => expect(data.orderStage).toBe(6),
  },
  {
    id: 'API-15',
    call: 'GET ShippingEmployee/sendconfirmDelivry?userId=&orderId=',
    as: () => driver.client,
    given: async () => ({ query: { userId: buyer.userId, orderId: (await startedOrder()).id } }),
    reads: ['message: text'],
    message: { en: 'Email sent successfully', ar: 'أرسلنا رسالة التأكيد' },
  },
  {
    id: 'API-16',
    call: 'PATCH Order/confirmDelivery?userId=&orderId=&email=&token=',
    // The guessable parameters alone are refused; the mailed link carries a token (decisions §6).
    note: 'with the token of the mailed link',
    as: () => new HttpClient(),
    given: async () => {
      const order = await startedOrder()
      const token = (await receiptLink(order)).get('token') ?? ''
      return { query: { userId: buyer.userId, orderId: order.id, email: buyer.account.email, token } }
    },
    reads: ['message: text'],
    message: { en: 'Order Delivered Successfully', ar: 'سُلِّم الطلب بنجاح' },
  },
  {
    id: 'API-17',
    call: 'POST /ShippingEmployee/addpaymentOrderpartly/{userId}',
    note: 'amount, payPartOrall 1 all, orderId',
    as: () => driver.client,
    given: async () => {
      const order = await newOrder()
      return {
        path: { userId: driver.userId },
        json: { amount: order.totalBalance, payPartOrall: 1, orderId: order.id },
      }
    },
    reads: ['message: text'],
  },
  {
    id: 'API-17',
    call: 'POST /ShippingEmployee/addpaymentOrderpartly/{userId}',
    note: 'payPartOrall 0 part',
    as: () => driver.client,
    given: async () => ({
      path: { userId: driver.userId },
      json: { amount: 10.5, payPartOrall: 0, orderId: (await newOrder()).id },
    }),
    reads: ['message: text'],
  },
  {
    id: 'API-18',
    call: 'POST /ShippingEmployee/add-postponed-payment',
    note: 'orderId, postPondOrMonthly 0 postpone, userId',
    as: () => driver.client,
    given: async () => ({ json: { orderId: (await newOrder()).id, postPondOrMonthly: 0, userId: buyer.userId } }),
    reads: ['message: text'],
  },
  {
    id: 'API-18',
    call: 'POST /ShippingEmployee/add-postponed-payment',
    note: 'postPondOrMonthly 1 monthly: three installments that add up (decisions §5)',
    as: () => driver.client,
    given: async () => ({ json: { orderId: (await newOrder()).id, postPondOrMonthly: 1, userId: buyer.userId } }),
    reads: ['message: text'],
    also: async (_body, { json }) => {
      const { orderId } = json as { orderId: string }
      const query = { userId: buyer.userId }
      const { data } = await succeed(driver.client, 'GET /Debits/getalltoClient/0', { query })
      expect(data.filter((debt: Body) => debt.orderId === orderId)).toHaveLength(3)
    },
  },
  {
    id: 'API-19',
    call: 'GET /Debits/getalltoClient/{clientId}',
    as: () => owner.client,
    given: async () => {
      const order = await placeOrder(owner, 'postponed', branch.id)
      await succeed(owner.client, `PATCH /Order/confirmorder/${owner.userId}/${order.id}`)
      return { path: { clientId: owner.session.clientId } }
    },
    reads: ['data: list', ...below('data[].', DEBT)],
  },
  {
    id: 'API-19',
    call: 'PATCH /Debits/resolveOneDebit',
    note: 'amount, id, clientId, userId of the customer',
    as: () => driver.client,
    given: async () => ({
      json: { amount: 20, id: (await orderWithDebt()).debt.id, clientId: 0, userId: buyer.userId },
    }),
    reads: ['message: text'],
  },
  {
    id: 'API-19',
    call: 'PATCH /Debits/resolveOneDebit',
    // The source does not say whose id userId is; the employee's id is accepted too, as in the other payment calls.
    note: 'amount, id, clientId, userId of the employee',
    as: () => driver.client,
    given: async () => ({
      json: { amount: 20, id: (await orderWithDebt()).debt.id, clientId: 0, userId: driver.userId },
    }),
    reads: ['message: text'],
  },
  {
    id: 'API-20',
    call: 'POST /Invoices/create-invoice',
    note: 'clientId, orderId',
    as: () => driver.client,
    given: async () => {
      const order = await startedOrder()
      await moveTo(driver, order.id, 6)
      return { json: { clientId: 0, orderId: order.id } }
    },
    reads: ['invoiceUrl: link', 'invoiceNumber: text'],
  },
]

checkCalls('SPEC §7 Other, delivery', facts)

describe('SPEC §7 Other, delivery, in more detail', () => {
  it('API-13 BIZ-04 without parameters the call answers orders of every stage, which the client sorts into its tabs, up to 100 (decisions §9)', async () => {
    await newOrder()
    await startedOrder()
    const completed = await startedOrder()
    await moveTo(driver, completed.id, 6)
    const { data } = await succeed(driver.client, `GET ShippingEmployee/getAllOrderToemployee/${driver.userId}`)
    expect([...new Set(data.map((order: Body) => order.orderStage))].sort()).toEqual([2, 5, 6])
    expect(data.length).toBeGreaterThan(5)
    expect(data.length).toBeLessThanOrEqual(100)
  })

  it('API-13 the branch of an order is {id, branchName, address, clientId}', async () => {
    const order = await placeOrder(owner, 'cash', branch.id)
    const { data } = await succeed(driver.client, `GET ShippingEmployee/getAllOrderToemployee/${driver.userId}`)
    const listed = data.find(({ id }: Body) => id === order.id)
    expect(listed.branch).toMatchObject({
      id: branch.id,
      branchName: branch.branchName,
      address: branch.address,
      clientId: owner.session.clientId,
    })
  })

  it('API-14 BIZ-04 stages go 2 to 5 to 6: a step over 5 or back is 409, and the step already taken is answered again', async () => {
    const order = await newOrder()
    const move = (orderStage: number) =>
      driver.client.call('PATCH Order/updateOrderStage', { query: { orderId: order.id, orderStage } })
    expect((await move(6)).status).toBe(409)
    expect((await move(5)).status).toBe(200)
    expect((await move(5)).status).toBe(200)
    expect((await move(2)).status).toBe(409)
    expect((await move(6)).status).toBe(200)
    expect((await move(5)).status).toBe(409)
    expect((await move(7)).status).toBe(400)
  })

  it('API-16 BIZ-04 the guessable parameters alone are refused with “Invalid order details provided.” (decisions §6)', async () => {
    const order = await startedOrder()
    const query = { userId: buyer.userId, orderId: order.id, email: buyer.account.email }
    const { status, body } = await new HttpClient().call('PATCH Order/confirmDelivery', { query })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.message).toBe('Invalid order details provided.')
  })

  it('API-16 the signed-in buyer confirms with their e-mail address and no token; another address is refused', async () => {
    const order = await startedOrder()
    const confirm = (email: string) =>
      buyer.client.call('PATCH Order/confirmDelivery', { query: { userId: buyer.userId, orderId: order.id, email } })
    const refused = await confirm('somebody.else@warda.example')
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.body.message).toBe('Invalid order details provided.')
    expect((await confirm(buyer.account.email)).status).toBe(200)
  })

  it('API-17 BIZ-05 a part payment makes the rest a debt, and the debt falls by what is paid until it is resolved', async () => {
    const { order, debt } = await orderWithDebt()
    expect(debt.amountOwed).toBeCloseTo(order.totalBalance - 50, 2)
    expect(debt.isResolved).toBe(false)
    const pay = (amount: number) => {
      const json = { amount, id: debt.id, clientId: 0, userId: buyer.userId }
      return driver.client.call('PATCH /Debits/resolveOneDebit', { json })
    }
    const read = async () => {
      const query = { userId: buyer.userId }
      const { data } = await succeed(driver.client, 'GET /Debits/getalltoClient/0', { query })
      return data.find(({ id }: Body) => id === debt.id)
    }
    expect((await pay(20)).status).toBe(200)
    const rest = await read()
    expect(rest.amountOwed).toBeCloseTo(debt.amountOwed - 20, 2)
    expect((await pay(rest.amountOwed + 1)).status).toBe(400)
    expect((await pay(rest.amountOwed)).status).toBe(200)
    expect(await read()).toMatchObject({ amountOwed: 0, isResolved: true })
  })

  it('API-18 BIZ-05 a postponed payment is one debt of what is outstanding', async () => {
    const order = await newOrder()
    const json = { orderId: order.id, postPondOrMonthly: 0, userId: buyer.userId }
    await succeed(driver.client, 'POST /ShippingEmployee/add-postponed-payment', { json })
    const { data } = await succeed(driver.client, 'GET /Debits/getalltoClient/0', { query: { userId: buyer.userId } })
    const debts = data.filter((debt: Body) => debt.orderId === order.id)
    expect(debts.map((debt: Body) => debt.amountOwed)).toEqual([order.totalBalance])
  })

  it.each([
    ['en', 'error branch or order id'],
    ['ar', 'رقم الفرع أو رقم الطلب غير صحيح'],
  ] as const)('API-20 ERR-07 an invoice of an order that is none, in %s: “%s”', async (language, message) => {
    driver.client.language = language
    const json = { clientId: 0, orderId: '00000000-0000-4000-8000-000000000000' }
    const { status, body } = await driver.client.call('POST /Invoices/create-invoice', { json })
    driver.client.language = 'en'
    expect({ status, message: body.message }).toEqual({ status: 404, message })
  })

  it('API-20 the invoice address ends in .pdf and opens a PDF', async () => {
    const order = await startedOrder()
    await moveTo(driver, order.id, 6)
    const json = { clientId: 0, orderId: order.id }
    const { invoiceUrl } = await succeed(driver.client, 'POST /Invoices/create-invoice', { json })
    expect(invoiceUrl).toMatch(/\.pdf$/)
    const response = await fetch(invoiceUrl)
    expect(response.headers.get('content-type')).toMatch(/^application\/pdf/)
  })
})
