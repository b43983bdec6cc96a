import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSlug } from './slug.ts'

describe('slug', () => {
  it.each([
    ['Blush Hour', 'blush-hour'],
    ['  Crème & Brûlée!  ', 'creme-brulee'],
    ["Mother's Day", 'mothers-day'],
    ['24 Roses', '24-roses'],
    ['ساعة الورد', 'ساعة-الورد'],
    ['وَرْدٌ أحـمر ٢٤', 'ورد-أحمر-24'],
    ['Rose ورد', 'rose-ورد'],
    ['Œillet Æther Straße Smørrebrød', 'oeillet-aether-strasse-smorrebrod'],
    ['🌹', 'u1f339'],
    ['🌹🌸', 'u1f339-u1f338'],
    ['—— Rose ——', 'rose'],
    ['(Rose)', 'rose'],
    ['🌹 Rose', 'rose'],
    ['', 'item'],
    ['   ', 'item'],
  ])('ADMIN-01 slug of %j is %s', (title, slug) => {
    expect(createSlug(title)).toBe(slug)
  })
  it('ADMIN-01 cuts long titles between words', () => {
    expect(createSlug('rose '.repeat(40))).toBe(Array(16).fill('rose').join('-'))
    expect(createSlug(`${'x'.repeat(75)} rose`)).toBe(`${'x'.repeat(75)}-rose`)
    expect(createSlug(`${'x'.repeat(75)} rose tree`)).toBe(`${'x'.repeat(75)}-rose`)
    expect(createSlug(`${'x'.repeat(75)} roses`)).toBe('x'.repeat(75))
    expect(createSlug('x'.repeat(200))).toBe('x'.repeat(80))
  })
  it('ADMIN-01 is never empty, has only URL characters, and is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const slug = createSlug(title)
        return (
          /^[a-z0-9\u0620-\u06D3]+(-[a-z0-9\u0620-\u06D3]+)*$/u.test(slug) &&
          slug.length <= 80 &&
          createSlug(slug) === slug
        )
      }),
    )
  })
})
