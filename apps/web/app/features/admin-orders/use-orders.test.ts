import { expect, it } from 'vitest'
import { toOrderQuery } from './use-orders.ts'

const none = { state: '', money: '', day: '', late: '', from: '', to: '', client: '' }

it('ADMIN-02 the query has the filters of the URL without the empty ones', () => {
  expect(toOrderQuery({ q: '', page: 1, values: none })).toEqual({ page: '1', pageSize: '25' })
  expect(
    toOrderQuery({ q: '٠٥٥', page: 3, values: { ...none, state: 'ready', day: '2026-12-01', late: '1', client: '7' } }),
  ).toEqual({
    q: '٠٥٥',
    state: 'ready',
    deliveryDay: '2026-12-01',
    late: '1',
    clientId: '7',
    page: '3',
    pageSize: '25',
  })
})
