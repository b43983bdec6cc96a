import { describe, expect, it } from 'vitest'
import { getCodePrefix, getInitial } from './shop-name.ts'

describe('shop name', () => {
  it.each([
    ['Layan Flowers', 'L'],
    ['ورود ليان', 'و'],
    ['الياسمين', 'ي'],
    ['ال', 'ا'],
    ['  7 Roses', '7'],
    ['“élan”', 'É'],
    ['…', '?'],
  ])('OPEN-01 the initial of %s is %s', (name, initial) => {
    expect(getInitial(name)).toBe(initial)
  })

  it.each([
    ['Layan Flowers', 'LAYAN'],
    ['L’Étoile', 'ETOILE'],
    ['Constantinople Blooms', 'CONSTANTIN'],
    ['ورود ليان', 'WELCOME'],
    ['X', 'WELCOME'],
  ])('OPEN-01 coupon codes of %s start with %s', (name, prefix) => {
    expect(getCodePrefix(name)).toBe(prefix)
  })
})
