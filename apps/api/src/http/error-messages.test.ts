import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isMessageKey, t } from '@warda/i18n/translate'
import { expect, test } from 'vitest'
import { errorMessageKey, statusOf } from './error-status.ts'

const repo = resolve(import.meta.dirname, '../../../..')

/** The sources of a folder, tests left out, as [path, text]. */
const sourcesOf = (folder: string): [string, string][] =>
  readdirSync(join(repo, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .map((file) => [`${folder}/${file}`, readFileSync(join(repo, folder, file), 'utf8')])

const found = (sources: [string, string][], patterns: RegExp[]): [string, string][] =>
  sources.flatMap(([file, text]) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key = '']) => [file, key] as [string, string])),
  )

const isSpoken = (key: string): boolean =>
  isMessageKey(key) && t(key, 'en').length > 0 && /[\u0600-\u06FF]/.test(t(key, 'ar'))

const codes = found(
  [...sourcesOf('apps/api/src'), ...sourcesOf('packages/domain/src')],
  [
    /\brefuse\(\s*'([a-z_.A-Z]+)'/g,
    /\brefused\('([a-z_.]+)'/g,
    /ok: false, code: '([a-z_.]+)'/g,
    /return '([a-z]+\.[a-z_]+)'/g,
  ],
)

test('LANG-04 every refusal that the sources can give has its sentence in both languages', () => {
  expect(codes.length).toBeGreaterThan(60)
  const dumb = codes.filter(([, code]) => !isSpoken(errorMessageKey(code)))
  expect(dumb).toEqual([])
})

test('LANG-04 refusals of families that are put together at run time have theirs', () => {
  for (const rule of ['elevenCharacters', 'saudiMobile']) expect(isSpoken(errorMessageKey(`phone.${rule}`))).toBe(true)
})

test('LANG-04 every message of a contract schema has its sentence in both languages', () => {
  const messages = found(sourcesOf('packages/contract/src'), [
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
  expect(messages.filter(([, message]) => !isSpoken(`field_${message}`))).toEqual([])
  for (const fault of ['tooShort', 'tooLong', 'lower', 'upper', 'digit', 'special', 'common']) {
    expect(isSpoken(`field_password_${fault}`)).toBe(true)
  }
})

test('LANG-04 every sentence that a route says exists', () => {
  const said = found(sourcesOf('apps/api/src'), [/\bt\('(\w+)'/g])
  expect(said.length).toBeGreaterThan(30)
  expect(said.filter(([, key]) => !isSpoken(key))).toEqual([])
})

test('ERR-09 statuses are 400 unless they are named', () => {
  expect(statusOf('cart.empty')).toBe(400)
  expect(statusOf('login.too_many')).toBe(429)
})
