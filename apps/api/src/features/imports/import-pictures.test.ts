import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { strToU8, zipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUrlProblem, isPublicAddress } from '../../adapters/public-address.ts'
import { createWebPictures, PICTURE_URL_RULES } from '../../adapters/web-pictures.ts'
import { readZip } from '../../adapters/zip.ts'
import { finishImport, listRows, toCsv, uploadTable, uploadZip } from '../../testing/make-import-file.ts'
import { makeFlower } from '../../testing/make-order.ts'
import { makePhoto } from '../../testing/make-picture.ts'
import { makeUser, type TestUser } from '../../testing/make-user.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'

let shop: TestShop
let admin: TestUser
let category: string
let picture: Uint8Array
let other: Uint8Array
let server: http.Server
let base: string
/** Requests of the test server by path. */
const asked: string[] = []

beforeAll(async () => {
  shop = await openTestShop()
  admin = await makeUser(shop, { role: 'Admin' })
  await makeFlower(shop)
  category = (await shop.db.selectFrom('category').select('slug').executeTakeFirstOrThrow()).slug
  picture = await makePhoto(640, 640)
  other = await makePhoto(700, 640)
  server = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/rose.jpg') return void response.end(picture)
    if (request.url === '/moved.jpg') return void response.writeHead(302, { location: '/rose.jpg' }).end()
    if (request.url === '/loop.jpg') return void response.writeHead(302, { location: '/loop.jpg' }).end()
    if (request.url === '/inside.jpg')
      return void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    if (request.url === '/page.jpg') return void response.end('<html>No picture</html>')
    if (request.url === '/large.jpg') return void response.end(Buffer.alloc(2_000_001, picture))
    if (request.url === '/endless.jpg') return void response.writeHead(200).write('x')
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address)
  shop.context.webPictures = createWebPictures({ rules: { isAllowed } })
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})

const row = (slug: string, changed: Record<string, string | number> = {}) => ({
  slug,
  category,
  status: 'published',
  title_en: `Bunch ${slug}`,
  title_ar: 'باقة',
  sku: `${slug}-S`,
  size: 'small',
  price: '99.50',
  stock: 7,
  pictures: '',
  ...changed,
})
const getPictures = async (slug: string) =>
  (
    await sql<{ key: string; altEn: string; status: string }>`
      select pp.picture_key as key, pp.alt_en as "altEn", p.status from product p join product_picture pp on pp.product_id = p.id
      where p.slug = ${slug} order by pp.position
    `.execute(shop.db)
  ).rows

describe('DESK-05 pictures of a zip', () => {
  test('DESK-05 pictures are found by file name in any folder, bad ones are named, and the same files twice change nothing', async () => {
    const table = toCsv([
      row('zip-a', { pictures: 'Rose.JPG|photos/second.png' }),
      row('zip-b', { pictures: 'rose.jpg' }),
      row('zip-c', { pictures: 'small.jpg' }),
      row('zip-d', { pictures: 'missing.jpg' }),
    ])
    const small = await makePhoto(200, 200)
    const zip = zipSync({
      'folder/rose.jpg': picture,
      '../../../etc/second.png': other,
      'small.jpg': small,
      '__MACOSX/folder/rose.jpg': strToU8('not a picture'),
      'notes.txt': strToU8('text'),
    })
    const { data } = (await uploadTable(admin, table)).body
    expect(data).toMatchObject({ failed: 4 })
    const added = await uploadZip(admin, data.id, zip)
    expect(added.status).toBe(200)
    expect(added.body.data).toMatchObject({
      counts: { new: 2, pictures: 3, picturesStored: 0 },
      problems: [
        { line: 4, problems: [expect.stringMatching(/^pictures: “small\.jpg”: .*200/)] },
        { line: 5, problems: ['pictures: “missing.jpg” is in none of the zips. Add the zip that contains it.'] },
      ],
    })
    expect(await finishImport(shop, admin, data.id)).toMatchObject({
      done: 2,
      failed: 2,
      counts: { picturesStored: 2 },
    })
    const [first, second] = await getPictures('zip-a')
    expect(first).toMatchObject({ altEn: 'Bunch zip-a', status: 'published' })
    expect(second?.key).not.toBe(first?.key)
    expect(await getPictures('zip-b')).toMatchObject([{ key: first?.key }])
    // The bytes are not kept any longer.
    const kept = await sql`select from product_import_picture where bytes is not null`.execute(shop.db)
    expect(kept.rows).toEqual([])
    const again = (await uploadTable(admin, table)).body.data
    expect((await uploadZip(admin, again.id, zip)).body.data.counts).toMatchObject({ unchanged: 2, new: 0, changed: 0 })
    const late = await uploadZip(admin, data.id, zip)
    expect(late).toMatchObject({ status: 409, body: { code: 'import.started' } })
  })

  test('DESK-05 a damaged zip, one without pictures, one that unpacks to too much or lies about its sizes is refused', async () => {
    const { id } = (await uploadTable(admin, toCsv([row('bomb', { pictures: 'a.jpg|b.jpg' })]))).body.data
    const refusal = async (zip: Uint8Array) => (await uploadZip(admin, id, zip)).body.code
    expect(await refusal(strToU8('no zip at all'))).toBe('import.zip_broken')
    expect(await refusal(zipSync({ 'notes.txt': strToU8('text') }))).toBe('import.zip_no_pictures')
    expect((await uploadZip(admin, id, new Uint8Array())).status).toBe(400)
    const limits = { entries: 3, entryBytes: 1_000, totalBytes: 1_500 }
    const read = async (zip: Uint8Array) => {
      const names: [string, number | null][] = []
      for await (const { name, bytes } of readZip(zip, limits, () => true)) names.push([name, bytes?.length ?? null])
      return names
    }
    const zeros = (length: number) => new Uint8Array(length)
    expect(await read(zipSync({ a: zeros(900), b: zeros(5_000_000) }))).toEqual([
      ['a', 900],
      ['b', null],
    ])
    await expect(read(zipSync({ a: zeros(900), b: zeros(900) }))).rejects.toMatchObject({ kind: 'too_large' })
    await expect(read(zipSync({ a: zeros(1), b: zeros(1), c: zeros(1), d: zeros(1) }))).rejects.toMatchObject({
      kind: 'too_large',
    })
    // The zip states 900 bytes in its directory and unpacks to five million.
    const lying = zipSync({ a: zeros(5_000_000) })
    const view = new DataView(lying.buffer)
    const directory = view.getUint32(lying.length - 6, true)
    view.setUint32(directory + 24, 900, true)
    await expect(read(lying)).rejects.toMatchObject({ kind: 'broken' })
  })
})

describe('DESK-05 pictures by address', () => {
  test('DESK-05 the server fetches them once, follows redirects, and names what it cannot use; the other rows are imported', async () => {
    const table = toCsv([
      row('web-a', { pictures: `${base}/rose.jpg` }),
      row('web-b', { pictures: `${base}/moved.jpg` }),
      row('web-gone', { pictures: `${base}/gone.jpg` }),
      row('web-page', { pictures: `${base}/page.jpg` }),
      row('web-large', { pictures: `${base}/large.jpg` }),
      row('web-loop', { pictures: `${base}/loop.jpg` }),
      row('web-inside', { pictures: `${base}/inside.jpg` }),
      row('web-private', { pictures: 'http://192.168.1.1/a.jpg' }),
    ])
    const { data } = (await uploadTable(admin, table)).body
    expect(data).toMatchObject({ failed: 0, counts: { new: 8, pictures: 8 } })
    expect(asked).toEqual([])
    const done = await finishImport(shop, admin, data.id)
    expect(done).toMatchObject({ state: 'done', done: 2, failed: 6 })
    expect(
      done.problems.map(({ line, problems }: { line: number; problems: string[] }) => [line, problems[0]]),
    ).toEqual([
      [4, `pictures: “${base}/gone.jpg”: The server at this address answers 404.`],
      [5, expect.stringContaining('/page.jpg”: ')],
      [6, `pictures: “${base}/large.jpg”: The picture at this address has more than 2 MB.`],
      [7, expect.stringContaining('Pictures can’t be fetched from this address.')],
      [8, expect.stringContaining('Pictures can’t be fetched from this address.')],
      [9, 'pictures: “http://192.168.1.1/a.jpg”: Pictures can’t be fetched from this address.'],
    ])
    expect(await getPictures('web-a')).toHaveLength(1)
    // The second time nothing is fetched and nothing changes.
    const before = asked.length
    const again = (await uploadTable(admin, toCsv([row('web-a', { pictures: `${base}/rose.jpg` })]))).body.data
    expect(again.counts).toMatchObject({ unchanged: 1 })
    await finishImport(shop, admin, again.id)
    expect(asked.length).toBe(before)
  })

  test('DESK-05 when the person chooses so, products without a usable picture are saved as drafts and named', async () => {
    const table = toCsv([
      row('draft-a', { pictures: `${base}/gone.jpg` }),
      row('draft-b', { pictures: `${base}/rose.jpg` }),
    ])
    const { data } = (await uploadTable(admin, table, { withoutPicture: 'draft' })).body
    expect(await finishImport(shop, admin, data.id)).toMatchObject({ done: 2, failed: 0, counts: { problems: 1 } })
    const [named] = await listRows(admin, data.id, 'problems')
    expect(named).toMatchObject({
      line: 2,
      outcome: 'new',
      problems: [],
      notes: [
        `pictures: “${base}/gone.jpg”: The server at this address answers 404.`,
        'pictures: Without a picture it can’t be published, so it is a draft.',
      ],
    })
    const { rows } = await sql`select slug, status from product where slug like 'draft-%' order by slug`.execute(
      shop.db,
    )
    expect(rows).toEqual([
      { slug: 'draft-a', status: 'draft' },
      { slug: 'draft-b', status: 'published' },
    ])
  })

  test.each([
    ['https://cdn.example.com/a.jpg', true],
    ['http://cdn.example.com:8080/a.jpg', true],
    ['http://93.184.216.34/a.jpg', true],
    ['http://127.0.0.1/a.jpg', false],
    ['http://0x7f000001/a.jpg', false],
    ['http://[::1]/a.jpg', false],
    ['http://[::ffff:10.0.0.1]/a.jpg', false],
    ['http://10.1.2.3/a.jpg', false],
    ['http://169.254.169.254/a.jpg', false],
    ['http://cdn.example.com:22/a.jpg', false],
    ['http://user:secret@cdn.example.com/a.jpg', false],
    ['ftp://cdn.example.com/a.jpg', false],
    ['file:///etc/passwd', false],
  ])('DESK-05 a picture may be fetched from %s: %s', (address, allowed) =>
    expect(findUrlProblem(new URL(address), PICTURE_URL_RULES) === null).toBe(allowed),
  )

  test('DESK-05 a host that resolves to a private address is not connected to, and a server that does not end is given up', async () => {
    const refused = await createWebPictures().fetch(`http://localhost:8080/a.jpg`)
    expect(refused).toMatchObject({ ok: false, code: 'picture.address_refused' })
    const before = asked.length
    const hosts = createWebPictures({ rules: { isAllowed: isPublicAddress } })
    expect(await hosts.fetch(base.replace('127.0.0.1', 'localhost'))).toMatchObject({ ok: false })
    expect(asked.length).toBe(before)
    const impatient = createWebPictures({ rules: { isAllowed: () => true }, timeoutMs: 300 })
    expect(await impatient.fetch(`${base}/endless.jpg`)).toMatchObject({ code: 'picture.address_unreachable' })
  })
})
