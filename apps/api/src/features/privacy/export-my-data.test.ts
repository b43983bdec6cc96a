import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeGateway } from '../../testing/fake-gateway.ts'
import { makeCustomer, PERSONAL_DATA } from '../../testing/make-customer.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

const gateway = fakeGateway()
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ gateway })
})
afterAll(() => shop.close())

const getData = (user: TestUser) => user.visitor.call('downloadMyData', { params: { userId: user.userId } })

describe('privacy: export', () => {
  test('privacy: one JSON file with all data of the caller', async () => {
    const { buyer, order, flower, fileId } = await makeCustomer(shop, gateway)
    await buyer.visitor.call('setConsent', { params: { userId: buyer.userId }, body: { marketing: true } })
    const { status, headers, body } = await getData(buyer)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.profile).toMatchObject([
      { fullName: PERSONAL_DATA.fullName, email: buyer.email, phone: PERSONAL_DATA.phone, role: 'Shopper' },
    ])
    expect(body.orders).toMatchObject([
      {
        number: Number(order.orderNumber),
        state: 'completed',
        recipientName: PERSONAL_DATA.recipient,
        addressLine: PERSONAL_DATA.street,
        addressNote: PERSONAL_DATA.note,
        cardMessage: PERSONAL_DATA.card,
        subtotal: 100,
        deliveryFee: 25,
        total: 125,
        vat: 16.3,
        lines: [{ quantity: 1, unitPrice: 100, size: 'medium' }],
        deliveryProof: { recipientName: PERSONAL_DATA.proofName },
      },
    ])
    expect(body.payments).toMatchObject([{ amount: 125, method: 'gateway' }])
    expect(body.invoices).toMatchObject([{ kind: 'simplified', total: 125 }])
    expect(body.points).toMatchObject([{ kind: 'earn', points: 10 }])
    expect(body.reviews).toMatchObject([{ stars: 5, description: 'Fresh for nine days, thank you.' }])
    expect(body.wishlist).toHaveLength(1)
    expect(body.cart).toMatchObject([{ quantity: 1 }])
    expect(body.reports).toMatchObject([{ description: `Do you also deliver to ${PERSONAL_DATA.street}?` }])
    expect(body.files).toMatchObject([{ file: `${fileId}.jpg`, kind: 'proof' }])
    expect(body.consents).toMatchObject([{ purpose: 'marketing', given: true }])
    expect(body.sessions).toHaveLength(1)
    expect(body.mails.map(({ kind }: { kind: string }) => kind)).toContain('order-placed')
    expect(body.business).toEqual([])
    expect(flower.productId).toBeGreaterThan(0)
  })

  test('privacy: contains no secret and no data of others', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const manager = await makeUser(shop, {
      role: 'BranchManager',
      clientId: owner.clientId,
      branchId,
      fullName: 'Manager Reem',
    })
    await fillCart(shop, manager.userId, [await makeFlower(shop)])
    const recipient = { fullName: 'Reception of Reem', phoneNumber: '0551239999' }
    await place(manager, { ...retailOrder({ paymentTerms: 'cash', recipient }), branchId })
    await makeCustomer(shop, gateway)
    const ownerExport = JSON.stringify((await getData(owner)).body)
    expect(ownerExport).toContain('1000000008')
    expect(ownerExport).toContain('Olaya Street 5')
    for (const foreign of ['Reem', manager.email, ...Object.values(PERSONAL_DATA)])
      expect(ownerExport).not.toContain(foreign)
    for (const secret of ['$argon2', 'password', 'hash']) expect(ownerExport.toLowerCase()).not.toContain(secret)
    const managerExport = (await getData(manager)).body
    expect(managerExport.orders).toMatchObject([{ recipientName: 'Reception of Reem', branch: 'Olaya' }])
    expect(JSON.stringify(managerExport)).not.toContain('Test Owner')
    expect(managerExport.business).toEqual([])
  })

  test('privacy: nobody can export the data of another; staff can export their own', async () => {
    const [user, other] = [await makeUser(shop), await makeUser(shop)]
    expect((await user.visitor.call('downloadMyData', { params: { userId: other.userId } })).status).toBe(403)
    expect((await shop.visitor().call('downloadMyData', { params: { userId: other.userId } })).status).toBe(401)
    for (const role of ['ShippingEmployee', 'Admin'] as const) {
      const staff = await makeUser(shop, { role })
      expect((await getData(staff)).body.profile).toMatchObject([{ email: staff.email, role }])
    }
  })
})

describe('privacy: consents', () => {
  test('OPEN-03 privacy: registering records terms, privacy notice and wanted offers with version, source, time and IP address', async () => {
    const body = {
      fullName: 'Nora Salem',
      email: 'consent@example.com',
      phoneNumber: '05512345678',
      password: 'Peony-Path-81',
      confirmPassword: 'Peony-Path-81',
      acceptTerms: true,
      acceptMarketing: 'on',
    }
    expect((await shop.visitor({ ip: '10.7.7.7' }).call('register', { body })).status).toBe(200)
    const row = await shop.db
      .selectFrom('consent as c')
      .innerJoin('app_user as u', 'u.id', 'c.user_id')
      .select(['c.purpose', 'c.given', 'c.text_version', 'c.source', 'c.ip', 'c.at'])
      .where('u.email_folded', '=', body.email)
      .orderBy('c.id')
      .execute()
    const by = { given: true, source: 'register', ip: '10.7.7.7', at: expect.any(Date) }
    const readVersion = async (page: string) =>
      (await shop.visitor().call('getLegalText', { params: { page } })).body.version
    const [terms, privacy] = [await readVersion('terms'), await readVersion('privacy')]
    expect(row).toEqual([
      { ...by, purpose: 'terms', text_version: terms },
      { ...by, purpose: 'privacy', text_version: privacy },
      { ...by, purpose: 'marketing', text_version: privacy },
    ])
  })

  test('privacy: marketing is off by default and can be withdrawn; both are recorded, a double click once', async () => {
    const user = await makeUser(shop)
    const params = { userId: user.userId }
    const set = (marketing: unknown) => user.visitor.call('setConsent', { params, body: { marketing } })
    expect((await user.visitor.call('getConsents', { params })).body).toEqual({ data: [], marketing: false })
    expect((await Promise.all([set(true), set(true)])).map(({ body }) => body.marketing)).toEqual([true, true])
    shop.clock.advance(1_000)
    expect((await set(false)).body.marketing).toBe(false)
    expect((await set('yes')).status).toBe(400)
    const log = (await user.visitor.call('getConsents', { params })).body
    expect(log).toMatchObject({ marketing: false, data: [{ given: false }, { given: true }] })
    expect(log.data).toHaveLength(2)
  })
})
