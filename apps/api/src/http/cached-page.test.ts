import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { formOf, inlineHashes, toCachedPage } from './cached-page.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const page = (html: string) => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })

it('a page’s own inline scripts are allowed by hash, a planted one is not, and the mark does not leave the house', async () => {
  const html =
    '<script nonce="m1">own()</script><p><script>planted()</script></p><script type="module" nonce="m1" src="/a.js"></script>'
  const copy = await toCachedPage(page(html), 'm1', true)
  const policy = copy.headers['content-security-policy'] ?? ''
  expect(policy).toContain(hash('own()'))
  expect(policy).not.toContain(hash('planted()'))
  expect(policy.match(/sha256-/g)).toHaveLength(1)
  expect(copy.plain.toString()).not.toContain('m1')
  expect(copy.plain.toString()).toContain('<script>own()</script>')
})

it('another mark’s script is not ours', () => {
  expect(inlineHashes('<script nonce="m2">x()</script>', 'm1')).toEqual([])
})

it('a kept copy has every form, and the browser gets the smallest it takes', async () => {
  const copy = await toCachedPage(page('<p>flowers</p>'.repeat(500)), 'm1', true)
  expect(formOf(copy, 'gzip, deflate, br').encoding).toBe('br')
  expect(formOf(copy, 'gzip').encoding).toBe('gzip')
  expect(formOf(copy, '').body.toString()).toBe('<p>flowers</p>'.repeat(500))
})
