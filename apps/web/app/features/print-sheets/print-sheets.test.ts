import { expect, test } from 'vitest'
import { parseSheetRequest } from './sheet-request.ts'

const one = '018f2b1c-0000-7000-8000-000000000001'
const two = '018f2b1c-0000-7000-8000-000000000002'

test('the URL is parsed to unique order ids, and invalid values are ignored', () => {
  const search = new URLSearchParams({ orders: `${one},x,${two},${one}`, kind: 'card', paper: 'A5' })
  expect(parseSheetRequest(search)).toEqual({ orderIds: [one, two], kind: 'card', paper: 'A5' })
  expect(parseSheetRequest(new URLSearchParams('kind=7'))).toEqual({ orderIds: [], kind: 'worksheet', paper: 'A4' })
})
