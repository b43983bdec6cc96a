import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { box, goToBackOfficePage, openBackOffice } from './back-office.ts'
import { type Guest, READERS, visit } from './journey.ts'
import { expectUsablePage } from './layout.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ environment: { WEBHOOK_PRIVATE_NETWORK: '1' } })
})
afterAll(() => server.close())

const EXAMPLE = fileURLToPath(new URL('../docs/examples/webhook-receiver.mjs', import.meta.url))

let receiver: ChildProcess | null = null
afterEach(() => stopReceiver())

/** Starts the example of the documentation; `lines` is what it prints. */
async function startReceiver(secret: string, port: number): Promise<{ port: number; lines: string[] }> {
  const started = spawn(process.execPath, [EXAMPLE], {
    env: { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  receiver = started
  const lines: string[] = []
  const reader = createInterface({ input: started.stdout })
  reader.on('line', (line) => lines.push(line))
  await expect.poll(() => lines[0], { timeout: 30_000 }).toMatch(/^Listening on http:\/\/localhost:\d+$/)
  return { port: Number(lines[0]?.split(':').at(-1)), lines }
}

async function stopReceiver(): Promise<void> {
  const started = receiver
  receiver = null
  if (started === null) return
  const exited = once(started, 'exit')
  started.kill()
  await exited
}

const readCopied = async ({ page }: Guest, name: string): Promise<string> =>
  page.getByRole('dialog').getByRole('textbox', { name }).inputValue()

describe.each(READERS)('%s on %s', (...reader) => {
  it('a key of the back office opens what its scopes allow, and nothing after it was revoked', async () => {
    await visit(server, reader, async (guest) => {
      const { page, t } = guest
      await openBackOffice(guest, 'integrations')
      await expectUsablePage(guest)
      await page.getByRole('button', { name: t('api_keys_new') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('api_keys_create') }).click()
      // Both fields say what is missing, and nothing is created.
      await expect.poll(() => dialog.getByRole('alert').count()).toBe(2)
      const name = `Stock ${reader[0]}`
      await box(guest, t('api_keys_name')).fill(name)
      await dialog.getByRole('combobox', { name: t('staff_may_catalogue') }).selectOption('write')
      await expectUsablePage(guest)
      await dialog.getByRole('button', { name: t('api_keys_create') }).click()
      await page.getByText(t('api_keys_created_text')).waitFor()
      const key = await readCopied(guest, t('api_keys_created_title'))
      expect(key).toMatch(/^shopkey_[\w-]{43}$/)
      await expectUsablePage(guest)
      const send = (path: string) => fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${key}` } })
      expect((await send('/Admin/products')).status).toBe(200)
      expect((await send('/Admin/orders')).status).toBe(403)
      await goToBackOfficePage(guest, 'integrations')
      await page.getByText(name).waitFor()
      expect(await page.getByText(key).count()).toBe(0)
      await expectUsablePage(guest)
      const revoke = page.getByRole('button', { name: t('api_keys_revoke_named', { name }) })
      await revoke.click()
      const confirm = page.getByRole('dialog').getByRole('button', { name: t('api_keys_revoke'), exact: true })
      await confirm.click()
      await confirm.waitFor({ state: 'hidden' })
      await revoke.waitFor({ state: 'hidden' })
      await page.getByText(t('api_keys_state_revoked')).first().waitFor()
      expect((await send('/Admin/products')).status).toBe(401)
    })
  })

  it('the example receiver of the documentation gets signed events, and what failed is sent again', async () => {
    await visit(server, reader, async (guest) => {
      const { page, t } = guest
      // The port is known before the secret: a first receiver finds a free one.
      const { port } = await startReceiver('whsec_bm90IHRoZSBzZWNyZXQgb2YgdGhlIHdlYmhvb2s=', 0)
      await openBackOffice(guest, 'integrations')
      await page.getByRole('button', { name: t('webhooks_new') }).click()
      const dialog = page.getByRole('dialog')
      await box(guest, t('webhooks_url')).fill('shop')
      await dialog.getByRole('button', { name: t('webhooks_save'), exact: true }).click()
      await dialog.getByText(t('field_invalid_url')).waitFor()
      await expectUsablePage(guest)
      const url = `http://localhost:${port}/events-${reader[0]}`
      await box(guest, t('webhooks_url')).fill(url)
      await dialog.getByText(t('webhooks_event_stock_changed'), { exact: true }).click()
      await dialog.getByRole('button', { name: t('webhooks_save'), exact: true }).click()
      await page.getByText(t('webhooks_secret_text')).waitFor()
      const secret = await readCopied(guest, t('webhooks_secret'))
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: url }).click()
      await page.getByRole('heading', { level: 2, name: url }).waitFor()
      await expectUsablePage(guest)

      // The receiver has another secret: it refuses the event.
      await page.getByRole('button', { name: t('webhooks_test') }).click()
      const delivery = page.locator('details', { hasText: t('webhooks_event_test') })
      await delivery.locator('summary').click()
      await delivery.getByText(t('webhooks_api_failure_status', { status: 401 })).waitFor()
      await expectUsablePage(guest)
      await stopReceiver()
      const { lines } = await startReceiver(secret, port)
      await delivery.getByRole('button', { name: t('webhooks_send_again') }).click()
      await delivery.getByText(t('webhooks_delivery_delivered'), { exact: true }).waitFor()
      await expect.poll(() => lines.filter((line) => line.includes(' webhook.test ')).length).toBe(1)

      // What really happens arrives as well.
      const { variant_id: variantId, on_hand: onHand } = await server.db
        .selectFrom('stock')
        .selectAll()
        .orderBy('variant_id')
        .executeTakeFirstOrThrow()
      await server.db
        .updateTable('stock')
        .set({ on_hand: onHand + 1 })
        .where('variant_id', '=', variantId)
        .execute()
      await expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toContain(`"onHand":${onHand + 1}`)
      await goToBackOfficePage(guest, 'integrations')
      await page.getByText(t('webhooks_state_enabled')).first().waitFor()
      await expectUsablePage(guest)
    })
  })
})
