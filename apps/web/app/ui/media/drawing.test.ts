import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

it('every drawing is a symbol of the file, and every symbol is used', () => {
  const symbols = [...read('drawings.svg').matchAll(/<symbol id="([a-z]+)" viewBox="0 0 96 96">/g)].map(([, id]) => id)
  const names = [...read('drawing.tsx').matchAll(/\| '([a-z]+)'/g)].map(([, name]) => name)
  expect(symbols.toSorted()).toEqual(names.toSorted())
  expect(new Set(symbols).size).toBe(symbols.length)
})
