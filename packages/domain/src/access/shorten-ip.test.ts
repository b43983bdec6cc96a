import { expect, it } from 'vitest'
import { shortenIp } from './shorten-ip.ts'

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['::FFFF:203.0.113.77', '203.0.113.*'],
  ['2001:db8:85a3:1:2:3:4:5', '2001:db8:85a3:*'],
  ['2001:DB8::1', '2001:db8:0:*'],
  ['fe80::', 'fe80:0:0:*'],
  ['::1', '0:0:0:*'],
  ['unknown', ''],
  ['', ''],
  ['203.0.113', ''],
  ['x203.0.113.77', ''],
  ['203.0.113.77 ', ''],
  ['abcdef', ''],
])('GROW-10 %s is shown as "%s"', (ip, shown) => {
  expect(shortenIp(ip)).toBe(shown)
})
