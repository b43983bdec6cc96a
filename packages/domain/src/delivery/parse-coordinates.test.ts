import { expect, it } from 'vitest'
import { parseCoordinates } from './parse-coordinates.ts'

it.each([
  ['24.7136, 46.6753'],
  ['٢٤٫٧١٣٦، ٤٦٫٦٧٥٣'],
  ['(24.7136 46.6753)'],
  ['https://maps.google.com/?q=24.7136,46.6753'],
  ['https://www.google.com/maps?q=loc:24.7136%2C46.6753&z=17'],
  ['https://www.google.com/maps/place/X/@24.0,46.0,17z/data=!3m1!4b1!3d24.7136!4d46.6753'],
  ['https://www.google.com/maps/@24.7136,46.6753,15z'],
  ['https://maps.apple.com/?ll=24.7136,46.6753'],
  ['https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=16/24.0/46.0'],
  ['https://www.openstreetmap.org/#map=16.5/24.7136/46.6753'],
  ['geo:24.7136,46.6753?z=17'],
  ['GEO:24.7136,46.6753'],
  ['https://www.google.com/maps/search/24.7136,+46.6753'],
  ['https://www.google.com/maps/place/24.7136,46.6753'],
  ['https://www.google.com/maps/dir/Somewhere/24.7136,46.6753'],
  ['https://maps.google.com/?Q=24.7136,46.6753'],
  ['\u00a0 24.7136, 46.6753 '],
  ['\ufeffgeo:24.7136,46.6753'],
])('a place pasted as %s is read', (text) => {
  expect(parseCoordinates(text)).toEqual({ latitude: 24.7136, longitude: 46.6753 })
})

it.each([
  [''],
  ['King Fahd Road 12'],
  ['https://maps.app.goo.gl/abc123'],
  ['124.7, 46.6'],
  ['90.1, 46.6'],
  ['24.7, 180.1'],
  ['24.7136'],
])('%s contains no coordinates', (text) => {
  expect(parseCoordinates(text)).toBeNull()
})

it('the poles and the antimeridian are coordinates', () => {
  expect(parseCoordinates('90, 180')).toEqual({ latitude: 90, longitude: 180 })
  expect(parseCoordinates('-90, -180')).toEqual({ latitude: -90, longitude: -180 })
})

it('the pin of a link counts before its query and the centre of its map', () => {
  const link = 'https://www.google.com/maps/place/@1,2,17z/data=!3d24.7136!4d46.6753?q=3,4'
  expect(parseCoordinates(link)).toEqual({ latitude: 24.7136, longitude: 46.6753 })
})
