import { expect, test } from 'vitest'
import { type OptionInput, setArchived, toForm } from './options-form.ts'

const option = (slug: string, archived = false) => ({
  slug,
  nameEn: slug,
  nameAr: slug,
  swatch: null,
  archived,
  products: 0,
  row: slug,
})
const list = (options: readonly OptionInput[]): string[] =>
  options.map(({ slug, archived }) => (archived ? `(${slug})` : slug))

test('DESK-07 archived options follow the offered ones', () => {
  expect(list(toForm([option('a', true), option('b'), option('c')]).options)).toEqual(['b', 'c', '(a)'])
})

test('DESK-07 an archived option becomes the last archived one, a restored one the last that is offered', () => {
  const options = [option('a'), option('b'), option('c', true)]
  expect(list(setArchived(options, 0, true))).toEqual(['b', '(c)', '(a)'])
  expect(list(setArchived(options, 2, false))).toEqual(['a', 'b', 'c'])
  expect(list(setArchived([option('a', true), option('b', true)], 1, false))).toEqual(['b', '(a)'])
})
