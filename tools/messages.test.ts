import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileMessages, type MessageFolders } from './messages.ts'

let root: string
let folders: MessageFolders

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'warda-messages-'))
  folders = { messages: path.join(root, 'messages'), cache: path.join(root, 'cache'), out: path.join(root, 'out') }
})

afterEach(() => rmSync(root, { recursive: true }))

function write(locale: 'en' | 'ar', area: string, messages: object | string): void {
  mkdirSync(path.join(folders.messages, locale), { recursive: true })
  const text = typeof messages === 'string' ? messages : JSON.stringify(messages, null, 2)
  writeFileSync(path.join(folders.messages, locale, `${area}.json`), text)
}

function counted(...forms: string[]) {
  const match = Object.fromEntries(forms.map((form) => [`n=${form}`, `${form} {count}`]))
  return [{ declarations: ['input count', 'local n = count: plural'], selectors: ['n'], match }]
}

const six = ['zero', 'one', 'two', 'few', 'many', 'other']

test('areas are merged and compiled once, with all six Arabic forms, and again when a word changes', async () => {
  write('en', 'a', { hello_name: 'Hello {name}', some_roses: counted('one', 'other') })
  write('ar', 'a', { hello_name: 'أهلًا {name}', some_roses: counted(...six) })
  write('en', 'b', { goodBye_now: 'Bye' })
  write('ar', 'b', { goodBye_now: 'مع السلامة' })
  expect(await compileMessages(folders)).toEqual({ count: 3, compiled: true })
  expect(await compileMessages(folders)).toEqual({ count: 3, compiled: false })
  const messages = await import(pathToFileURL(path.join(folders.out, 'messages.js')).href)
  const format = (count: number) => messages.some_roses({ count }, { locale: 'ar' })
  expect([0, 1, 2, 3, 11, 100].map(format)).toEqual(['zero 0', 'one 1', 'two 2', 'few 3', 'many 11', 'other 100'])
  expect(messages.hello_name({ name: 'Noura' })).toBe('Hello Noura')
  expect(messages.goodBye_now({}, { locale: 'ar' })).toBe('مع السلامة')
  write('en', 'b', { goodBye_now: 'Goodbye' })
  expect(await compileMessages(folders)).toEqual({ count: 3, compiled: true })
})

test.each([
  ['a key missing in Arabic', { rose_one: 'A' }, {}, 'rose_one is missing in ar/a.json'],
  ['a key missing in English', {}, { rose_one: 'A' }, 'rose_one is missing in en/a.json'],
  ['a placeholder lost in Arabic', { rose_one: '{n} A' }, { rose_one: 'A' }, 'rose_one has no {n} in Arabic'],
  ['a placeholder too many in Arabic', { rose_one: 'A' }, { rose_one: '{n} A' }, 'rose_one has no {n} in English'],
  [
    'a missing Arabic form',
    { r_s: counted('one', 'other') },
    { r_s: counted('one', 'two', 'other') },
    'r_s has no Arabic form "zero"',
  ],
  [
    'a counted message that is plain in Arabic',
    { r_s: counted('one', 'other') },
    { r_s: '{count}' },
    'r_s is counted, but its Arabic is one text',
  ],
  ['an empty text', { rose_one: ' ' }, { rose_one: 'A' }, 'rose_one (en) has an empty text'],
  ['OPEN-07 a word that the glossary replaces', { rose_one: 'By e-mail' }, { rose_one: 'أ' }, 'rose_one (en) contains'],
  [
    'OPEN-07 an Arabic word that the glossary replaces',
    { a_b: 'A' },
    { a_b: 'كوبون' },
    'a_b (ar) contains كوبون: use رمز خصم',
  ],
  [
    'OPEN-07 a counted noun without plural forms',
    { a_b: '{n} orders' },
    { a_b: '{n}' },
    'a_b counts {n}: give it plural forms',
  ],
  ['a strange key', { 'rose-one': 'A' }, { 'rose-one': 'A' }, 'rose-one in en/a.json must be plain words'],
])('%s is reported by name', async (_, en, ar, message) => {
  write('en', 'a', en)
  write('ar', 'a', ar)
  await expect(compileMessages(folders)).rejects.toThrow(message)
})

test('a key that two areas share, or that stands twice in one, is refused', async () => {
  write('en', 'a', { rose_one: 'A' })
  write('en', 'b', { rose_one: 'B' })
  write('ar', 'a', { rose_one: 'A' })
  await expect(compileMessages(folders)).rejects.toThrow('rose_one (en) stands in both a.json and b.json')
  write('en', 'b', '{\n  "lily_one": "A",\n  "lily_one": "B"\n}')
  await expect(compileMessages(folders)).rejects.toThrow('lily_one stands twice in en/b.json')
})
