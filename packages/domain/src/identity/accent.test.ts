import { describe, expect, it } from 'vitest'
import { ACCENTS, accentColours, contrast, DEFAULT_ACCENT, isColour, isReadableAccent } from './accent.ts'

describe('accent colour', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#ffffff', 1],
  ])('OPEN-01 the contrast of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2)
    expect(contrast(other, one)).toBeCloseTo(ratio, 2)
  })

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

  it('OPEN-01 derives a darker shade and a light tint on which the accent can be read', () => {
    const { leaf, leafDeep, sage } = accentColours('#7A2E4D')
    expect(leaf).toBe('#7a2e4d')
    expect(contrast(leafDeep, '#ffffff')).toBeGreaterThan(contrast(leaf, '#ffffff'))
    expect(contrast(leaf, sage)).toBeGreaterThanOrEqual(4.5)
  })

  it('OPEN-01 keeps the usual colours of the default accent', () => {
    expect(accentColours('#2E4A3B')).toEqual({ leaf: '#2e4a3b', leafDeep: '#1f3529', sage: '#e4e8dc' })
  })

  it.each(['#2e4a3b', '#ABCDEF'])('%s is a colour', (text) => expect(isColour(text)).toBe(true))
  it.each(['2e4a3b', '#2e4a3', '#2e4a3b80', 'red', ''])('"%s" is no colour', (text) =>
    expect(isColour(text)).toBe(false),
  )
})
