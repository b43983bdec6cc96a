import { describe, expect, it } from 'vitest'
import { askedStatement, statementFileName } from './statement-address.ts'

const userId = '6f9619ff-8b86-4011-b42d-00c04fc964ff'
const asked = (query: string) => askedStatement(new URLSearchParams(query))

describe('the address of a statement', () => {
  it('names a client, or a retail buyer with client 0', () => {
    expect(asked('client=7')).toEqual({ of: { clientId: 7, userId: null }, period: { from: null, to: null } })
    expect(asked(`client=0&user=${userId}`)?.of).toEqual({ clientId: 0, userId })
    expect(asked(`user=${userId}&from=2026-11-01&to=x`)?.period).toEqual({ from: '2026-11-01', to: null })
  })
  it.each(['', 'client=0', 'client=x', 'client=-1', 'client=1.5', 'client=0&user=me'])('“%s” names nobody', (query) => {
    expect(asked(query)).toBeNull()
  })
})

describe('the name of a saved statement', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' }
  it('keeps letters of any language and nothing that a path could misread', () => {
    const name = (text: string) => statementFileName('statement', { who: { name: text }, ...period }, 'csv')
    expect(name('Noura  Salem')).toBe('statement-Noura-Salem-2026-11-01-2026-11-30.csv')
    expect(name('../..\\=cmd|"شركة الورد"')).toBe('statement-cmd-شركة-الورد-2026-11-01-2026-11-30.csv')
    expect(name('…')).toBe('statement-2026-11-01-2026-11-30.csv')
  })
})
