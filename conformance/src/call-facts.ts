import { describe, expect, it } from 'vitest'
import { inBothLanguages, type Text } from './facts.ts'
import type { Body, HttpClient, Language, Send } from './http-client.ts'
import { missingReads, type Read } from './reads.ts'

/** The values of `{…}` in the path and the request. */
export type CallInput = Send & { path?: Record<string, string | number> }

/** One call of spec §7: method, path and query names as specified, the request, and the fields that a client reads. */
export type CallFact = {
  id: string
  call: string
  /** The case of this row, for its title. */
  note?: string
  as: () => HttpClient
  given?: () => CallInput | Promise<CallInput>
  reads: readonly Read[]
  /** The message of the answer, when it is specified. */
  message?: Text
  also?: (body: Body, given: CallInput) => void | Promise<void>
}

/** One test for each row; a row with a message is sent in both languages. */
export function checkCalls(section: string, facts: readonly CallFact[]): void {
  const rows = [
    ...facts.filter((fact) => !fact.message).map((fact) => ({ ...fact, language: 'en' as Language })),
    ...inBothLanguages(facts.filter((fact) => fact.message)),
  ]
  describe(section, () => {
    for (const row of rows) it(formatTitle(row), () => checkCall(row))
  })
}

async function checkCall(row: CallFact & { language: Language }): Promise<void> {
  const given = (await row.given?.()) ?? {}
  const { path, ...send } = given
  const client = row.as()
  client.language = row.language
  const [address = '', names] = row.call.split('?')
  expect(Object.keys(send.query ?? {}), 'query names').toEqual(
    names ? names.split('&').map((name) => name.replace(/=$/, '')) : [],
  )
  const answer = await client.call(fill(address, path ?? {}), send)
  client.language = 'en'
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(missingReads(answer.body, row.reads)).toEqual([])
  if (row.message) expect(answer.body.message).toBe(row.message[row.language])
  await row.also?.(answer.body, given)
}

function formatTitle({ id, call, note, reads, message, language }: CallFact & { language: Language }): string {
  const says = message ? `, message “${message[language]}”` : ''
  return `${id} ${call}${note ? ` (${note})` : ''} reads ${reads.join(', ')}${says}`
}

/** Fills `{…}` of a path. */
function fill(call: string, values: Record<string, string | number>): string {
  return call.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${call} needs a value for ${name}.`)
    return encodeURIComponent(String(value))
  })
}
