import { expect, it } from 'vitest'
import { readPlace } from './read-place.ts'

it.each([
  ['https://www.google.com/maps/place/X/@24.7136,46.6753,17z/data=!3d24.71361!4d46.67532', 24.71361, 46.67532],
  ['https://www.google.com/maps/@24.7136,46.6753,17z', 24.7136, 46.6753],
  ['https://maps.google.com/?q=24.7136,46.6753', 24.7136, 46.6753],
  ['https://maps.google.com/?q=24.7136%2C46.6753', 24.7136, 46.6753],
  ['24.7136, 46.6753', 24.7136, 46.6753],
])('parses %s', (text, latitude, longitude) => {
  expect(readPlace(text)).toEqual({ latitude, longitude })
})

it.each(['', 'https://maps.app.goo.gl/abc', '99.5, 46.6', 'Olaya street 24'])('returns null for %j', (text) => {
  expect(readPlace(text)).toBeNull()
})
