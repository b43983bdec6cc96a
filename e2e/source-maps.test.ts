import { existsSync } from 'node:fs'
import path from 'node:path'
import { openTestServer, type TestServer } from '@warda/api/testing/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const build = path.resolve(import.meta.dirname, '../apps/web/build')

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('source maps of the production build', () => {
  it.each(['en', 'ar'])(
    'in %s: are written, and neither served nor named by the scripts of a page',
    async (language) => {
      const page = await (await fetch(`${server.url}/shop?lng=${language}`)).text()
      const scripts = [...new Set(page.match(/\/assets\/[\w./-]+\.js(?=["'])/g))]
      expect(scripts.length).toBeGreaterThan(0)
      for (const script of scripts) {
        const code = await fetch(server.url + script)
        expect(code.status, script).toBe(200)
        expect(await code.text(), script).not.toContain('sourceMappingURL')
        expect((await fetch(`${server.url}${script}.map`)).status, script).toBe(404)
      }
      const mapped = scripts.filter((script) => existsSync(path.join(build, 'source-maps', `${script}.map`)))
      expect(mapped.length).toBeGreaterThan(0)
    },
  )

  it('the server entry, whose stack traces use its map, is not served either', async () => {
    expect(existsSync(path.join(build, 'server/index.js.map'))).toBe(true)
    expect((await fetch(`${server.url}/server/index.js.map`)).status).toBe(404)
  })
})
