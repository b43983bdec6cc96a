import { expect, it } from 'vitest'
import { saudiDays } from './saudi-days.ts'

it('ADMIN-04 lists Ramadan and the holidays of the coming years by the Umm al-Qura calendar', () => {
  const days = saudiDays('2026-11-29').map(({ name, from, to }) => [name.en, from, to])
  expect(days).toContainEqual(['Ramadan 1448', '2027-02-08', '2027-03-08'])
  expect(days).toContainEqual(['Eid al-Fitr', '2027-03-09', '2027-03-12'])
  expect(days).toContainEqual(['Founding Day', '2027-02-22', '2027-02-22'])
  expect(days).toContainEqual(['Saudi National Day', '2027-09-23', '2027-09-23'])
  expect(days.filter(([name]) => name === 'Eid al-Adha')).toHaveLength(2)
  expect(days.map(([, from]) => from)).toEqual(days.map(([, from]) => from).toSorted())
})

it('ADMIN-04 a period that has already begun starts at its first day', () => {
  const [first] = saudiDays('2027-02-20')
  expect(first).toMatchObject({ kind: 'ramadan', from: '2027-02-08', to: '2027-03-08' })
})
