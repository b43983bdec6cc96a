import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ERRORS } from '@warda/domain/errors/errors'
import { isMessageKey, t } from '@warda/i18n/translate'
import { expect, test } from 'vitest'
import { getErrorStatus } from './error-message.ts'

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

test('LANG-04 every error has a message in both languages', () => {
  const missing = Object.entries(ERRORS).filter(([, { message }]) => !hasMessages(message))
  expect(missing).toEqual([])
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
  for (const error of ['tooShort', 'tooLong', 'lower', 'upper', 'digit', 'special', 'common']) {
    expect(hasMessages(`field_password_${error}`)).toBe(true)
  }
})

test('ERR-09 an error has the status it is defined with', () => {
  expect(getErrorStatus('cart.empty')).toBe(400)
  expect(getErrorStatus('login.too_many')).toBe(429)
})
