import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { importDirectly, readExports } from './direct-imports.ts'

const exported = new Map([
  [
    '@warda/i18n/messages',
    new Map([
      ['cart_title', { file: '/messages/cart_title.js', name: 'cart_title' }],
      ['method_applePay', { file: '/messages/method_applepay1.js', name: 'method_applePay' }],
    ]),
  ],
  ['lucide-react', new Map([['Sun', { file: '/icons/sun.mjs', name: 'default' }]])],
])
const change = (code: string) => importDirectly(code, exported, '?of=page')
const takesMessages = (code: string) => change(`import { m } from '@warda/i18n/messages'\n${code}`)

it('imports each message and icon from its own file, and leaves other imports alone', () => {
  const code = `import { m } from '@warda/i18n/messages'
import { Sun as Light } from 'lucide-react'
import { other } from './other.ts'
export const text = () => [m.cart_title(), m
  .method_applePay({ n: 1 }), Light, m.cart_title, other.n]`
  expect(change(code)).toBe(
    `import { cart_title as m_cart_title } from "/messages/cart_title.js?of=page";import { method_applePay as m_method_applePay } from "/messages/method_applepay1.js?of=page";
import { default as Light } from "/icons/sun.mjs?of=page";
import { other } from './other.ts'
export const text = () => [m_cart_title(), m_method_applePay({ n: 1 }), Light, m_cart_title, other.n]`,
  )
})

describe('a build fails', () => {
  it('when a message or an icon does not exist', () => {
    expect(() => takesMessages('m.cart_titel()')).toThrow('@warda/i18n/messages does not export cart_titel.')
    expect(() => change("import { Moon } from 'lucide-react'")).toThrow('lucide-react does not export Moon.')
  })

  it('when the object of all messages is used in another way', () => {
    const message = 'Name messages as m.name, and nothing else m.'
    for (const code of [
      'm[name]()',
      'show(m)',
      'const { cart_title } = m',
      '[1].map((m) => m.cart_title)',
      'show({ m })',
    ])
      expect(() => takesMessages(code), code).toThrow(message)
    expect(() => change("import * as icons from 'lucide-react'")).toThrow('Import single names of lucide-react.')
  })
})

it('finds the file that declares an export, through the files that export it again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'warda-exports-'))
  const inFolder = (name: string) => path.join(folder, name)
  const files = {
    'index.js': "export * as m from './all.js'\nexport { default as Sun, default as LucideSun } from './sun.mjs'",
    'all.js': "export * from './cart_title.js'\nexport * from './applepay1.js'",
    'cart_title.js': 'export const cart_title = () => 1',
    'applepay1.js': 'const applepay1 = () => 2\nexport { applepay1 as "applePay" }',
    'sun.mjs': 'export default 3',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(inFolder(name), text)
  expect(Object.fromEntries(await readExports(inFolder('index.js')))).toEqual({
    cart_title: { file: inFolder('cart_title.js'), name: 'cart_title' },
    applePay: { file: inFolder('applepay1.js'), name: 'applePay' },
    Sun: { file: inFolder('sun.mjs'), name: 'default' },
    LucideSun: { file: inFolder('sun.mjs'), name: 'default' },
  })
  await rm(folder, { recursive: true })
})
