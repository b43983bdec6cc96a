import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobHandlers } from '../../job-handlers.ts'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeUnderWay } from '../../testing/make-delivery.ts'
import { fillCart, makeBusiness, makeFlower, place, retailOrder } from '../../testing/make-order.ts'
import { makePhoto, toFormData } from '../../testing/make-picture.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { insertFile } from './index.ts'

const MINUTE = 60_000
let shop: TestShop
let driver: TestUser
let buyer: TestUser
let fileId: string
beforeAll(async () => {
  shop = await openTestShop()
  driver = await makeUser(shop, { role: 'ShippingEmployee' })
  const created = await makeUnderWay(shop)
  buyer = created.buyer
  const photo = { bytes: await makePhoto(), type: 'image/jpeg' }
  const body = toFormData({ recipientName: 'Um Khalid', early: 'true', photo })
  const answer = await driver.visitor.call('addProof', { params: { orderId: created.order.id }, body })
  fileId = answer.body.data.proof.fileId
})
afterAll(() => shop.close())
beforeEach(() => shop.clock.set(SUNDAY_MORNING))

const sign = (user: TestUser, id = fileId) => user.visitor.call('signFile', { params: { fileId: id } })
const getReads = (id: string) =>
  shop.db.selectFrom('file_read').select(['user_id', 'request_id']).where('file_id', '=', id).execute()
const plain = async (response: Response) => ({ ...((await response.json()) as object), instance: '' })

describe('private pictures', () => {
  test('P24 GROW-10 the buyer sees the proof of their order by a URL valid for five minutes; each read is recorded', async () => {
    const signed = await sign(buyer)
    expect(signed.status).toBe(200)
    expect(Date.parse(signed.body.expiresAt) - SUNDAY_MORNING).toBeGreaterThanOrEqual(5 * MINUTE)
    expect(Date.parse(signed.body.expiresAt) - SUNDAY_MORNING).toBeLessThan(6 * MINUTE)
    const response = await buyer.visitor.fetch(signed.body.url)
    expect(response.status).toBe(200)
    const header = (name: string) => response.headers.get(name)
    expect([header('content-type'), header('cache-control'), header('x-content-type-options')]).toEqual([
      'image/jpeg',
      'no-store',
      'nosniff',
    ])
    expect(header('content-disposition')).toBe('inline')
    // GROW-10: it can neither run anything nor be embedded by another site.
    expect(header('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(header('cross-origin-resource-policy')).toBe('same-origin')
    expect([...new Uint8Array(await response.arrayBuffer()).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    const reads = await getReads(fileId)
    expect(reads.map((read) => read.user_id)).toEqual([buyer.userId])
    expect(reads[0]?.request_id).toBe(header('x-request-id'))
  })

  test('P24 a URL is refused for others, without a session, one second after its expiry, and with one bit changed', async () => {
    const { body } = await sign(buyer)
    const url: string = body.url
    const before = (await getReads(fileId)).length
    const removed = await plain(
      await buyer.visitor.fetch(`/api/File/getfile/${fileId}/${Date.now() + MINUTE}.${'x'.repeat(43)}`),
    )
    expect(removed).toMatchObject({ status: 404, code: 'file.gone' })
    // Staff may see the file, but not by an address that was signed for another user.
    for (const user of [driver, await makeUser(shop)]) {
      const answer = await user.visitor.fetch(url)
      expect(answer.status).toBe(404)
      expect(await plain(answer)).toEqual(removed)
    }
    expect((await shop.visitor().fetch(url)).status).toBe(401)
    const segment = url.lastIndexOf('.') + 1
    for (const at of [segment, url.length - 2]) {
      const flipped = String.fromCharCode(url.charCodeAt(at) ^ 1)
      const changed = url.slice(0, at) + flipped + url.slice(at + 1)
      expect((await buyer.visitor.fetch(changed)).status).toBe(404)
    }
    const later = url.replace(/(\d{13,})\./, (_all, ends) => `${Number(ends) + MINUTE}.`)
    expect((await buyer.visitor.fetch(later)).status).toBe(404)
    expect((await buyer.visitor.fetch(url.replace(fileId, crypto.randomUUID()))).status).toBe(404)
    shop.clock.set(Date.parse(body.expiresAt) - 1_000)
    expect((await buyer.visitor.fetch(url)).status).toBe(200)
    shop.clock.set(Date.parse(body.expiresAt) + 1_000)
    const late = await buyer.visitor.fetch(url)
    expect(await plain(late)).toEqual(removed)
    expect(await getReads(fileId)).toHaveLength(before + 1)
  })

  test('P24 a forbidden file is answered like a missing one', async () => {
    const stranger = await makeUser(shop)
    const [foreign, missing] = [await sign(stranger), await sign(stranger, crypto.randomUUID())]
    expect(foreign.status).toBe(404)
    expect({ ...foreign.body, instance: '' }).toEqual({ ...missing.body, instance: '' })
    const admin = await makeUser(shop, { role: 'Admin' })
    for (const user of [driver, admin]) expect((await sign(user)).status).toBe(200)
  })

  test('P24 a lost permission and a deleted picture invalidate a URL', async () => {
    const { body } = await sign(driver)
    await shop.db.updateTable('private_file').set({ deleted_at: new Date() }).where('id', '=', fileId).execute()
    expect((await driver.visitor.fetch(body.url)).status).toBe(404)
    await shop.db.updateTable('private_file').set({ deleted_at: null }).where('id', '=', fileId).execute()
    expect((await driver.visitor.fetch(body.url)).status).toBe(200)
    await shop.db.updateTable('app_user').set({ role: 'Shopper' }).where('id', '=', driver.userId).execute()
    expect((await driver.visitor.fetch(body.url)).status).not.toBe(200)
    await shop.db.updateTable('app_user').set({ role: 'ShippingEmployee' }).where('id', '=', driver.userId).execute()
  })

  test('P24 documents of a client are visible to its owner and Admins only; a client’s proofs also to its owner', async () => {
    const { owner, branchId } = await makeBusiness(shop)
    const manager = await makeUser(shop, { role: 'BranchManager', clientId: owner.clientId, branchId })
    const other = await makeUser(shop, { role: 'Customer' })
    const admin = await makeUser(shop, { role: 'Admin' })
    const stored = await shop.context.files.save(await makePhoto())
    if (!stored.ok) throw new Error(stored.code)
    const document = { kind: 'ownerIdentity', clientId: owner.clientId } as const
    await shop.db
      .transaction()
      .execute((trx) => insertFile(trx, stored.value, { ...document, createdBy: owner.userId, at: new Date() }))
    const statuses = []
    for (const user of [owner, admin, manager, other, driver, buyer])
      statuses.push((await sign(user, stored.value.id)).status)
    expect(statuses).toEqual([200, 200, 404, 404, 404, 404])

    await fillCart(shop, manager.userId, [await makeFlower(shop)])
    const placed = await place(manager, { ...retailOrder({ paymentTerms: 'postponed' }), branchId })
    const photo = await shop.context.files.save(await makePhoto())
    if (!photo.ok) throw new Error(photo.code)
    const proof = { kind: 'proof', orderId: placed.body.data.id } as const
    await shop.db
      .transaction()
      .execute((trx) => insertFile(trx, photo.value, { ...proof, createdBy: driver.userId, at: new Date() }))
    const seen = []
    for (const user of [owner, manager, driver, other, buyer]) seen.push((await sign(user, photo.value.id)).status)
    expect(seen).toEqual([200, 200, 200, 404, 404])
  })

  test('ADMIN-03 P24 an Admin sees only the pictures that their permissions cover', async () => {
    const { owner } = await makeBusiness(shop)
    const stored = await shop.context.files.save(await makePhoto())
    if (!stored.ok) throw new Error(stored.code)
    const document = { kind: 'ownerIdentity', clientId: owner.clientId } as const
    await shop.db
      .transaction()
      .execute((trx) => insertFile(trx, stored.value, { ...document, createdBy: owner.userId, at: new Date() }))
    const statuses = []
    for (const permissions of [['clients'], ['orders'], ['catalogue'], null] as const) {
      const admin = await makeAdmin(shop, permissions)
      statuses.push([(await sign(admin, stored.value.id)).status, (await sign(admin)).status])
    }
    expect(statuses).toEqual([
      [200, 404],
      [404, 200],
      [404, 404],
      [200, 200],
    ])
  })

  test('I55 a picture that was changed on disk is not served', async () => {
    const stored = await shop.context.files.save(await makePhoto())
    if (!stored.ok) throw new Error(stored.code)
    const { id, sha256 } = stored.value
    expect(await shop.context.files.read(id, sha256)).not.toBeNull()
    writeFileSync(join(shop.context.config.DATA_FOLDER, 'private', `${id}.jpg`), 'another')
    expect(await shop.context.files.read(id, sha256)).toBeNull()
    await shop.context.files.remove(id)
    expect(await shop.context.files.read(id, sha256)).toBeNull()
  })

  test('I55 the nightly cleanup deletes exactly the unreferenced files older than a day', async () => {
    const folder = join(shop.context.config.DATA_FOLDER, 'private')
    const stored = [await shop.context.files.save(await makePhoto()), await shop.context.files.save(await makePhoto())]
    const [old, young] = stored.map((each) => (each.ok ? `${each.value.id}.jpg` : ''))
    const half = `${fileId}.jpg.half`
    writeFileSync(join(folder, half), 'half')
    writeFileSync(join(folder, 'not-ours.txt'), 'a note of the owner')
    const dayAgo = (SUNDAY_MORNING - 25 * 60 * MINUTE) / 1_000
    for (const name of [old ?? '', half, 'not-ours.txt', `${fileId}.jpg`])
      utimesSync(join(folder, name), dayAgo, dayAgo)
    const now = SUNDAY_MORNING / 1_000
    utimesSync(join(folder, young ?? ''), now, now)
    await jobHandlers['forget-old'](shop.context, {})
    const left = readdirSync(folder)
    expect(left).toContain(young)
    expect(left).toContain(`${fileId}.jpg`)
    expect(left).toContain('not-ours.txt')
    expect(left).not.toContain(old)
    expect(left).not.toContain(half)
  })
})
