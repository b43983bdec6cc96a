import { describe, expect, it } from 'vitest'
import { ACCENTS, accentColours, DEFAULT_ACCENT, isColour, isReadableAccent } from './accent.ts'

describe('accent colour', () => {
  it.each([
    [DEFAULT_ACCENT, true],
    ['#7a2e4d', true],
    ['#1d4e89', true],
    ['#000000', true],
    ['#b4475d', false],
    ['#ffc0cb', false],
    ['#ffffff', false],
  ])('OPEN-01 %s can be read on every surface: %s', (accent, readable) => {
    expect(isReadableAccent(accent)).toBe(readable)
  })

  it.each(Object.values(ACCENTS))('OPEN-01 the proposed accent %s can be read', (accent) =>
    expect(isReadableAccent(accent)).toBe(true),
  )

  it.each([
    ['#666666', true],
    ['#6e6e6e', false],
  ])('OPEN-01 the darkest surface decides: %s is readable on it: %s', (accent, readable) => {
    expect(isReadableAccent(accent)).toBe(readable)
  })

  it('OPEN-01 derives a darker shade and a light tint', () => {
    expect(accentColours('#7A2E4D')).toEqual({ leaf: '#7a2e4d', leafDeep: '#582137', sage: '#eadedd' })
  })

  it('OPEN-01 keeps the usual colours of the default accent', () => {
    expect(accentColours('#2E4A3B')).toEqual({ leaf: '#2e4a3b', leafDeep: '#1f3529', sage: '#e4e8dc' })
  })

  it.each(['#2e4a3b', '#ABCDEF'])('%s is a colour', (text) => expect(isColour(text)).toBe(true))
  it.each(['2e4a3b', '#2e4a3', '#2e4a3b80', 'red', ''])('"%s" is no colour', (text) =>
    expect(isColour(text)).toBe(false),
  )
})
