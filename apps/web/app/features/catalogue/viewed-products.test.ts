import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser } from '../../lib/testing/browser.ts'
import { addViewed, clearViewed, forgetViewed, readViewed } from './viewed-products.ts'

beforeEach(() => void fakeBrowser())
afterEach(() => vi.unstubAllGlobals())

const picture = { key: 'k', width: 1200, height: 1500, widths: [160, 320], colour: '#fff', alt: 'Roses', preview: 'x' }
const view = (id: number, name = `Bouquet ${id}`, language: 'en' | 'ar' = 'en') =>
  addViewed({ id, slug: `bouquet-${id}`, name, picture }, language)
const ids = () => readViewed().map(({ id }) => id)

it('lists products latest first, each once, at most nine, with the names of both languages', () => {
  for (let id = 1; id <= 12; id += 1) view(id)
  view(8, 'باقة', 'ar')
  expect(ids()).toEqual([8, 12, 11, 10, 9, 7, 6, 5, 4])
  expect(readViewed()[0]?.names).toEqual({ en: 'Bouquet 8', ar: 'باقة' })
})

it('keeps neither price nor personal data', () => {
  view(1)
  expect(localStorage.getItem('viewed')).toBe(
    '[{"id":1,"slug":"bouquet-1","names":{"en":"Bouquet 1"},"picture":{"key":"k","width":1200,"height":1500,"widths":[160,320],"colour":"#fff","alt":""}}]',
  )
})

it('a product whose page is gone is taken off, and the list can be cleared', () => {
  for (const id of [1, 2, 3, 4]) view(id)
  forgetViewed('bouquet-2')
  forgetViewed('3')
  forgetViewed('bouquet')
  expect(ids()).toEqual([4, 1])
  clearViewed()
  expect(ids()).toEqual([])
})

it.each(['', 'null', '{}', '[null,1,{"id":"1"},{"id":1,"names":null,"picture":{}}]'])(
  'broken storage such as %s is an empty list',
  (stored) => {
    localStorage.setItem('viewed', stored)
    expect(readViewed()).toEqual([])
  },
)
