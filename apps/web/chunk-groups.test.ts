import { expect, it } from 'vitest'
import { mergeGroups } from './chunk-groups.ts'

const group = (name: string, pages: number[], size: number) => ({
  modules: [name],
  pages: new Set(pages),
  size,
  isFixed: name === 'fixed',
})

/** Merges groups of one module each; every page weighs 1, unless given. */
const merge = (groups: ReturnType<typeof group>[], imports: Record<string, string[]> = {}, weights = [1, 1, 1]) =>
  mergeGroups(groups, (id) => imports[id] ?? [], weights, 100).map(({ modules }) => modules.join('+'))

it('merges chunks when the file costs more than the bytes that pages do not need', () => {
  expect(merge([group('a', [0, 1], 500), group('b', [0, 1, 2], 99)])).toEqual(['a', 'b'])
  expect(merge([group('a', [0, 1], 199), group('b', [0, 1, 2], 900)])).toEqual(['a+b'])
  expect(merge([group('a', [0, 1], 900), group('b', [0, 1], 900)])).toEqual(['a+b'])
  expect(merge([group('a', [0, 1], 1), group('b', [2], 1)])).toEqual(['a', 'b'])
})

it('counts a page by its weight', () => {
  const groups = [group('a', [0, 1], 150), group('b', [0, 1, 2], 900)]
  expect(merge(groups)).toEqual(['a+b'])
  expect(merge(groups, {}, [1, 1, 2])).toEqual(['a', 'b'])
})

it('counts what a merged chunk makes pages load beyond it', () => {
  const groups = [group('a', [0, 1], 10), group('b', [0, 1, 2], 10), group('fixed', [0, 1], 900)]
  expect(merge(groups)).toEqual(['a+b', 'fixed'])
  expect(merge(groups, { a: ['fixed'] })).toEqual(['fixed', 'a', 'b'])
})

it('leaves fixed groups alone, and puts each group after those that it imports', () => {
  const groups = [group('a', [0, 1], 500), group('b', [0, 1, 2], 900), group('fixed', [0, 1], 1)]
  expect(merge(groups, { a: ['b'], b: ['fixed'] })).toEqual(['fixed', 'b', 'a'])
})

it('makes no import cycle of chunks', () => {
  const groups = [group('a', [0, 1], 10), group('c', [0, 1, 2], 900), group('fixed', [0, 1, 2], 9)]
  expect(merge(groups)).toEqual(['a+c', 'fixed'])
  expect(merge(groups, { a: ['fixed'], fixed: ['c'] })).toEqual(['c', 'fixed', 'a'])
})
