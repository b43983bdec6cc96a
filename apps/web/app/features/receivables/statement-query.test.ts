import { describe, expect, it } from 'vitest'
import { parseStatementRequest, statementFileName } from './statement-query.ts'

const userId = '6f9619ff-8b86-4011-b42d-00c04fc964ff'
const parse = (query: string) => parseStatementRequest(new URLSearchParams(query))

describe('the URL of a statement', () => {
  it('identifies a client, or a retail buyer with client 0', () => {
    expect(parse('client=7')).toEqual({ account: { clientId: 7, userId: null }, period: { from: null, to: null } })
    expect(parse(`client=0&user=${userId}`)?.account).toEqual({ clientId: 0, userId })
    expect(parse(`user=${userId}&from=2026-11-01&to=x`)?.period).toEqual({ from: '2026-11-01', to: null })
  })
  it.each(['', 'client=0', 'client=x', 'client=-1', 'client=1.5', 'client=0&user=me'])(
    '“%s” identifies no account',
    (query) => {
      expect(parse(query)).toBeNull()
    },
  )
})

describe('the file name of a statement', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' }
  it('contains letters of any language and no path characters', () => {
    const name = (text: string) => statementFileName('statement', { who: { name: text }, ...period }, 'csv')
    expect(name('Noura  Salem')).toBe('statement-Noura-Salem-2026-11-01-2026-11-30.csv')
    expect(name('../..\\=cmd|"شركة الورد"')).toBe('statement-cmd-شركة-الورد-2026-11-01-2026-11-30.csv')
    expect(name('…')).toBe('statement-2026-11-01-2026-11-30.csv')
  })
})
