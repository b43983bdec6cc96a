import type { Language } from '@warda/domain/language'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { completeProfile } from '../../testing/make-client.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'

const DAY = 86_400_000
let shop: TestShop
let admin: TestUser
beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
})
afterAll(() => shop.close())

const newOwner = (language: Language = 'en') => makeUser(shop, { role: 'Customer', organizationName: null, language })
const review = (clientId: number, body: object) => admin.visitor.call('reviewClient', { params: { clientId }, body })
const getSubjects = async (owner: TestUser) => (await shop.mails(owner.email)).map(({ subject }) => subject)

describe('review of a client', () => {
  test('CLIENT-01 the Admin rejects a profile with a note, then approves it; the owner is mailed once each', async () => {
    const owner = await newOwner()
    await completeProfile(owner)
    const note = 'The copy is blurred <b>here</b>.'
    const back = await review(owner.clientId, { decision: 'rejected', note })
    expect(back.body).toMatchObject({ data: { reviewState: 'rejected', reviewNote: note } })
    await review(owner.clientId, { decision: 'rejected', note })
    const profile = await owner.visitor.call('getClientProfile', { params: { id: owner.userId } })
    expect(profile.body.data).toMatchObject({ reviewState: 'rejected', reviewNote: note })
    await Promise.all([1, 2, 3].map(() => review(owner.clientId, { decision: 'approved' })))
    expect(await getSubjects(owner)).toEqual(['Your company profile needs another look', 'Your company is approved'])
    const [mail] = await shop.mails(owner.email)
    expect(mail?.body_text).toContain('The copy is blurred')
    expect(mail?.html).not.toContain('<b>here')
    expect(mail?.body_text).toContain(`/dashboard-user/${owner.userId}/company`)
  })

  test('DESK-06 a rejection without a reason is refused at the reason and changes nothing; the mail in the owner’s language carries the reason', async () => {
    const owner = await newOwner('ar')
    await completeProfile(owner)
    for (const body of [{ decision: 'rejected' }, { decision: 'rejected', note: ' \u200f ' }]) {
      const refused = await review(owner.clientId, body)
      expect(refused.status).toBe(400)
      expect(refused.body.errors).toHaveProperty('note')
    }
    const profile = await owner.visitor.call('getClientProfile', { params: { id: owner.userId } })
    expect(profile.body.data).toMatchObject({ reviewState: 'pending', reviewNote: '' })
    expect(await getSubjects(owner)).toEqual([])
    const note = 'صورة السجل غير واضحة'
    expect((await review(owner.clientId, { decision: 'rejected', note })).status).toBe(200)
    const [mail] = await shop.mails(owner.email)
    expect(mail).toMatchObject({ language: 'ar', subject: expect.stringMatching(/[\u0600-\u06FF]/) })
    expect(mail?.body_text).toContain(note)
  })

  test('CLIENT-01 an incomplete profile or unknown client cannot be reviewed', async () => {
    const owner = await newOwner()
    expect((await review(owner.clientId, { decision: 'approved' })).body.code).toBe('client.not_complete')
    expect((await review(999_999, { decision: 'approved' })).status).toBe(404)
  })

  test('CLIENT-01 the Admin finds clients by state and text, the longest pending first', async () => {
    const other = await openTestShop()
    try {
      const boss = await makeUser(other, { role: 'Admin' })
      const owners: TestUser[] = []
      for (let n = 0; n < 3; n += 1) {
        const owner = await makeUser(other, { role: 'Customer', organizationName: null })
        await completeProfile(owner)
        owners.push(owner)
        other.clock.advance(60_000)
      }
      const [first, second, third] = owners.map(({ clientId }) => clientId)
      await makeUser(other, { role: 'Customer', organizationName: 'Fifty % more' })
      // The first client changes its profile and moves to the end of the queue.
      await boss.visitor.call('reviewClient', { params: { clientId: first ?? 0 }, body: { decision: 'approved' } })
      await completeProfile(owners[0] as TestUser)
      const list = async (query: object) => {
        const { body } = await boss.visitor.call('getClients', { query: { ...query } })
        return {
          ids: body.data.map((row: { profile: { id: number } }) => row.profile.id),
          total: body.total,
          pageCount: body.pageCount,
        }
      }
      expect(await list({ state: 'pending' })).toEqual({ ids: [second, third, first], total: 3, pageCount: 1 })
      expect(await list({ state: 'pending', page: 2, pageSize: 2 })).toEqual({ ids: [first], total: 3, pageCount: 2 })
      expect((await list({ q: '%' })).total).toBe(1)
      expect((await list({ q: owners[1]?.email })).ids).toEqual([second])
      expect((await list({ q: 'narjis' })).total).toBe(3)
    } finally {
      await other.close()
    }
  })
})

describe('expiring registrations', () => {
  test('CLIENT-01 the owner is mailed a month before, a week before and on the expiry day, once each', async () => {
    const owner = await newOwner('ar')
    await completeProfile(owner)
    // Noon UTC, exactly 31 days before expiry.
    const start = Date.parse('2028-12-01T12:00:00Z')
    const on = async (daysLater: number) => {
      shop.clock.set(start + daysLater * DAY)
      await jobHandlers['remind-registrations'](shop.context, {})
      await jobHandlers['remind-registrations'](shop.context, {})
      return (await getSubjects(owner)).length
    }
    expect([
      await on(0),
      await on(1),
      await on(2),
      await on(23),
      await on(24),
      await on(30),
      await on(31),
      await on(33),
    ]).toEqual([0, 1, 1, 1, 2, 2, 3, 3])
    const subjects = await getSubjects(owner)
    expect(new Set(subjects).size).toBe(3)
    expect(subjects.every((subject) => /[\u0600-\u06FF]/.test(subject))).toBe(true)
    shop.clock.set(SUNDAY_MORNING)
  })
})
