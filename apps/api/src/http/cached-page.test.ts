import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashInlineScripts, selectEncoding, toCachedPage } from './cached-page.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const createResponse = (html: string) => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })

it('inline scripts with the nonce are allowed by hash, others are not, and the nonce is removed from the page', async () => {
  const html =
    '<script nonce="m1">own()</script><p><script>planted()</script></p><script type="module" nonce="m1" src="/a.js"></script>'
  const page = await toCachedPage(createResponse(html), 'm1', true)
  const policy = page.headers['content-security-policy'] ?? ''
  expect(policy).toContain(hash('own()'))
  expect(policy).not.toContain(hash('planted()'))
  expect(policy.match(/sha256-/g)).toHaveLength(1)
  expect(page.plain.toString()).not.toContain('m1')
  expect(page.plain.toString()).toContain('<script>own()</script>')
})

it('a script with another nonce is not allowed', () => {
  expect(hashInlineScripts('<script nonce="m2">x()</script>', 'm1')).toEqual([])
})

it('a cached page has every encoding, and the smallest accepted one is selected', async () => {
  const page = await toCachedPage(createResponse('<p>flowers</p>'.repeat(500)), 'm1', true)
  expect(selectEncoding(page, 'gzip, deflate, br').encoding).toBe('br')
  expect(selectEncoding(page, 'gzip').encoding).toBe('gzip')
  expect(selectEncoding(page, '').body.toString()).toBe('<p>flowers</p>'.repeat(500))
})
