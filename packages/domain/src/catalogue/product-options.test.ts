import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createOptionSlug, findOption, findRepeatedName } from './product-options.ts'

const RUBY = { slug: 'ruby', nameEn: 'Ruby', nameAr: 'ياقوتي' }
const HAT_BOX = { slug: 'hat box', nameEn: 'Hat box', nameAr: 'علبة أسطوانية' }

it.each([
  ['Ruby', 'ruby'],
  ['  Extra  Large ', 'extra-large'],
  ['Café crème', 'cafe-creme'],
  ['24', '24'],
  ['ياقوتي', null],
  ['🌹', null],
  ['', null],
])('DESK-07 the slug of a new option named %j is %j', (name, slug) =>
  expect(createOptionSlug(name, new Set())).toBe(slug),
)

it('DESK-07 the slug of a new option is ASCII, at most 40 characters, and differs from the slugs of other options', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 20 }), (names) => {
      const taken = new Set<string>()
      for (const name of names) {
        const slug = createOptionSlug(name, taken)
        if (slug === null) continue
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(40)
        expect(taken.has(slug)).toBe(false)
        taken.add(slug)
      }
    }),
  )
})

it('DESK-07 an option is found by its slug and by its name in either language', () => {
  for (const text of ['ruby', 'RUBY', ' Ruby ', 'ياقوتي']) expect(findOption(text, [HAT_BOX, RUBY])).toBe(RUBY)
  for (const text of ['hat box', 'hat-box', 'Hat Box', 'علبه اسطوانيه'])
    expect(findOption(text, [RUBY, HAT_BOX])).toBe(HAT_BOX)
  for (const text of ['', ' ', 'rubi']) expect(findOption(text, [RUBY, HAT_BOX])).toBeUndefined()
})

it('DESK-07 a slug takes precedence over the name of another option', () => {
  const renamed = { slug: 'red', nameEn: 'Crimson', nameAr: 'قرمزي' }
  const named = { slug: 'red-2', nameEn: 'Red', nameAr: 'أحمر' }
  expect(findOption('red', [named, renamed])).toBe(renamed)
})

it('DESK-07 a repeated name is found in each language, whatever its case', () => {
  expect(findRepeatedName([RUBY, HAT_BOX])).toBeNull()
  expect(findRepeatedName([RUBY, HAT_BOX, { nameEn: 'RUBY', nameAr: 'آخر' }])).toEqual({ at: 2, field: 'nameEn' })
  expect(findRepeatedName([RUBY, { nameEn: 'Other', nameAr: 'ياقوتي' }])).toEqual({ at: 1, field: 'nameAr' })
})
