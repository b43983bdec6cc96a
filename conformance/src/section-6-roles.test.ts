// SPEC §6 roles and permissions: who may open which area, and who may call what.
import { beforeAll, describe, expect, it } from 'vitest'
import { expectToast, getPath, useBrowser } from './browser.ts'
import { LANGUAGES } from './facts.ts'
import { HttpClient } from './http-client.ts'
import { type DEMO, logInAs, type Person, registerAndLogIn } from './scenario/accounts.ts'

const visit = useBrowser()
type Role = keyof typeof DEMO
const ROLES: readonly Role[] = ['Shopper', 'Customer', 'BranchManager', 'ShippingEmployee', 'Admin']
const people = {} as Record<Role, Person>
beforeAll(async () => {
  for (const role of ROLES) people[role] = await logInAs(role)
})

const DENIED = { en: 'Access Denied', ar: 'غير مسموح بالدخول' } as const
const AREAS = [
  ['Customer', '/dashboard-user/'],
  ['ShippingEmployee', '/dashboard-delivery/'],
] as const

describe('SPEC §6 areas', () => {
  it.each(AREAS.flatMap(([owner, path]) => ROLES.map((role) => [role, path, owner] as const)))(
    'ROUTE-19 ROUTE-17 ROUTE-18 ERR-04 a %s at %s:id, the area of a %s',
    async (role, path, owner) => {
      for (const language of LANGUAGES)
        await visit({ language, as: people[role] }, async (at) => {
          await at.page.goto(path + people[role].userId)
          if (role === owner) {
            await at.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
            expect(getPath(at.page)).toBe(path + people[role].userId)
          } else {
            await expectToast(at, DENIED[language])
            await expect.poll(() => getPath(at.page)).toBe('/')
          }
        })
    },
  )

  it.each(AREAS)(
    'ROUTE-19 ERR-04 signed out, the area of a %s at %s says “Access Denied” and leads to /',
    async (role, path) => {
      await visit({}, async (at) => {
        await at.page.goto(path + people[role].userId)
        await expectToast(at, 'Access Denied')
        await expect.poll(() => getPath(at.page)).toBe('/')
      })
    },
  )

  it('ROUTE-19 SPEC-08 the guard compares the first role: a second one opens nothing', async () => {
    const { client, session, userId, account } = people.Shopper
    const both = { client, userId, account, session: { ...session, roles: ['Shopper', 'ShippingEmployee'] } }
    await visit({ as: both }, async (at) => {
      await at.page.goto(`/dashboard-delivery/${userId}`)
      await expectToast(at, 'Access Denied')
      await expect.poll(() => getPath(at.page)).toBe('/')
    })
  })
})

describe('SPEC §6 calls: the server enforces what the guards compare (decisions §1)', () => {
  const CALLS: [call: string, allowed: Role[]][] = [
    ['GET ShippingEmployee/getAllOrderToemployee/{self}', ['ShippingEmployee', 'Admin']],
    ['GET ShippingEmployee/sendconfirmDelivry', ['ShippingEmployee', 'Admin']],
    ['PATCH Order/updateOrderStage', ['ShippingEmployee', 'Admin']],
    ['POST ShippingEmployee/addpaymentOrderpartly/{self}', ['ShippingEmployee', 'Admin']],
    ['POST ShippingEmployee/add-postponed-payment', ['ShippingEmployee', 'Admin']],
    ['PATCH Debits/resolveOneDebit', ['ShippingEmployee', 'Admin']],
    ['POST Invoices/create-invoice', ['ShippingEmployee', 'Admin']],
    ['POST Branch/addbranch/{self}', ['Customer']],
    ['GET BranchManager/gelallmangerstoclient/{self}/1', ['Customer']],
    ['POST BranchManager/adddmanger/1', ['Customer']],
    ['POST User/completedatatouser/register/{self}', ['Customer']],
    ['POST User/completedatatouser/owner/{self}', ['Customer']],
    ['POST User/completedatatouser/tax/{self}', ['Customer']],
  ]

  it.each(CALLS)('ROUTE-19 %s is 403 for every role but %j, and 401 signed out', async (call, allowed) => {
    for (const role of ROLES.filter((name) => !allowed.includes(name))) {
      const { client, userId } = people[role]
      expect((await client.call(call.replace('{self}', userId))).status, role).toBe(403)
    }
    expect((await new HttpClient().call(call.replace('{self}', people.Shopper.userId))).status).toBe(401)
    for (const role of allowed) {
      const { client, userId } = people[role]
      // The empty request passes the role check and is refused for its missing fields.
      expect([401, 403], role).not.toContain((await client.call(call.replace('{self}', userId))).status)
    }
  })

  it.each([
    'GET User/getuser/{other}',
    'GET User/getPublicDataUser/{other}',
    'PATCH User/updatePublicDataUser/{other}',
    'PATCH User/changepassord/{other}',
    'GET User/getAllLoyaltyPoints/{other}',
    'GET Order/getAllOrdersToUser/{other}/0',
    'POST Order/addorder/{other}',
    'GET Branch/getalltouser/{other}',
    'GET Cart/getcart/{other}',
    'GET Wishlist/getwishlist/{other}',
  ])('ROUTE-19 %s of another person is 403 or 404 (decisions §1)', async (call) => {
    const other = await registerAndLogIn()
    const { status } = await people.Shopper.client.call(call.replace('{other}', other.userId))
    expect([403, 404]).toContain(status)
  })
})
