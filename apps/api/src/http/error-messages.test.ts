import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMessageKey, t } from '@warda/i18n/translate'
import { expect, test } from 'vitest'
import { errorMessageKey, errorStatus } from './error-status.ts'

const repo = resolve(import.meta.dirname, '../../../..')

/** The sources of a folder without tests, as [path, text]. */
const readSources = (folder: string): [string, string][] =>
  readdirSync(join(repo, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .map((file) => [`${folder}/${file}`, readFileSync(join(repo, folder, file), 'utf8')])

const findMatches = (sources: [string, string][], patterns: RegExp[]): [string, string][] =>
  sources.flatMap(([file, text]) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key = '']) => [file, key] as [string, string])),
  )

const hasMessages = (key: string): boolean =>
  isMessageKey(key) && t(key, 'en').length > 0 && /[\u0600-\u06FF]/.test(t(key, 'ar'))

const codes = findMatches(
  [...readSources('apps/api/src'), ...readSources('packages/domain/src')],
  [
    /\brefuse\(\s*'([a-z_.A-Z]+)'/g,
    /\brefused\('([a-z_.]+)'/g,
    /ok: false, code: '([a-z_.]+)'/g,
    /return '([a-z]+\.[a-z_]+)'/g,
  ],
)

test('LANG-04 every error code in the sources has a message in both languages', () => {
  expect(codes.length).toBeGreaterThan(60)
  const missing = codes.filter(([, code]) => !hasMessages(errorMessageKey(code)))
  expect(missing).toEqual([])
})

test('LANG-04 error codes built at run time have messages', () => {
  for (const rule of ['elevenCharacters', 'saudiMobile'])
    expect(hasMessages(errorMessageKey(`phone.${rule}`))).toBe(true)
})

test('LANG-04 every message key of a contract schema has a message in both languages', () => {
  const messages = findMatches(readSources('packages/contract/src'), [
    /\berror: (?:keys\.\w+ \?\? )?'(\w+)'/g,
    /\bz\s*\.(?:string|int|number|boolean)\('(\w+)'/g,
    /\bz\.(?:minLength|maxLength|minimum|maximum|regex|multipleOf|positive)\((?:[^()]|\([^()]*\))*?,?\s*'(\w+)'\)/g,
    /\bz\.(?:enum|literal)\([^()]*, '(\w+)'\)/g,
    /\b(?:phone)\(\w+, '(\w+)'\)/g,
    /\b(?:required|short|long): '(\w+)'/g,
    /\? '(phone_\w+)'/g,
    /: '(phone_\w+)'/g,
  ])
  expect(messages.length).toBeGreaterThan(60)
  expect(messages.filter(([, message]) => !hasMessages(`field_${message}`))).toEqual([])
  for (const fault of ['tooShort', 'tooLong', 'lower', 'upper', 'digit', 'special', 'common']) {
    expect(hasMessages(`field_password_${fault}`)).toBe(true)
  }
})

test('LANG-04 every message key used by a route exists', () => {
  const keys = findMatches(readSources('apps/api/src'), [/\bt\('(\w+)'/g])
  expect(keys.length).toBeGreaterThan(30)
  // The link to the other language is named in that language.
  expect(keys.filter(([, key]) => key !== 'sandbox_other_language' && !hasMessages(key))).toEqual([])
})

test('ERR-09 an error code without a declared status has status 400', () => {
  expect(errorStatus('cart.empty')).toBe(400)
  expect(errorStatus('login.too_many')).toBe(429)
})
