import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const VALID = {
  DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
  SECRET: 'a-secret-of-our-own-that-nobody-else-has',
  PUBLIC_URL: 'https://warda.example/',
  SMTP_URL: 'smtp://mail.example:587',
  GATEWAY: 'paylink',
  PAYLINK_API_ID: 'APP_ID_1',
  PAYLINK_SECRET: 'of-paylink',
}

test('valid production settings are accepted, and PUBLIC_URL loses its trailing slash', () => {
  expect(readConfig(VALID)).toMatchObject({ PUBLIC_URL: 'https://warda.example', DEMO: false, NODE_ENV: 'production' })
})

test('demo mode needs only a database and a secret', () => {
  const { DATABASE_URL, SECRET } = VALID
  expect(readConfig({ DATABASE_URL, SECRET, DEMO: '1', PORT: '4000' })).toMatchObject({
    PUBLIC_URL: 'http://localhost:4000',
    GATEWAY: 'sandbox',
  })
})

test('the default of PICTURES_URL can be given, and any other value is an address', () => {
  const read = (PICTURES_URL?: string) => readConfig({ ...VALID, ...(PICTURES_URL && { PICTURES_URL }) }).PICTURES_URL
  expect(read(read())).toBe('/pictures/')
  expect(read('https://cdn.example/pictures')).toBe('https://cdn.example/pictures/')
  expect(() => read('/elsewhere/')).toThrow('PICTURES_URL')
})

test('ZATCA-04 in production the tax authority is reached over TLS', () => {
  const read = (ZATCA_URL: string) => readConfig({ ...VALID, ZATCA_URL }).ZATCA_URL
  expect(() => read('http://zatca.example/api')).toThrow('Setting ZATCA_URL must be an https address.')
  expect(() => read('ftp://zatca.example/api')).toThrow('ZATCA_URL')
  expect(read('https://zatca.example/api')).toBe('https://zatca.example/api')
  expect(read('http://127.0.0.1:4399')).toBe('http://127.0.0.1:4399')
})

test('API-26 ALLOWED_ORIGINS is a list of exact origins, empty by default', () => {
  expect(readConfig(VALID).ALLOWED_ORIGINS).toEqual([])
  const ALLOWED_ORIGINS = 'https://app.example, http://localhost:5173,'
  expect(readConfig({ ...VALID, ALLOWED_ORIGINS }).ALLOWED_ORIGINS).toEqual([
    'https://app.example',
    'http://localhost:5173',
  ])
})

test('the mailbox exists in demo mode and in development without SMTP, but not in production', () => {
  const mailbox = (changed: Record<string, string | undefined>) => readConfig({ ...VALID, ...changed }).MAILBOX
  expect(mailbox({})).toBe(false)
  expect(mailbox({ NODE_ENV: 'development' })).toBe(false)
  expect(mailbox({ NODE_ENV: 'development', SMTP_URL: undefined })).toBe(true)
  expect(mailbox({ DEMO: '1' })).toBe(true)
})

test.each([
  ['SECRET', { SECRET: undefined }],
  ['SECRET must have at least 32 characters', { SECRET: 'short' }],
  ['SECRET still has the example value', { SECRET: 'change-me-change-me-change-me-change-me' }],
  ['DATABASE_URL', { DATABASE_URL: undefined }],
  ['DATABASE_URL must be a PostgreSQL address', { DATABASE_URL: '' }],
  ['PUBLIC_URL must be given', { PUBLIC_URL: undefined }],
  ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
  ['SMTP_URL must be given', { SMTP_URL: undefined }],
  ['GATEWAY may be "sandbox" in demo mode only', { GATEWAY: 'sandbox' }],
  ['PAYLINK_SECRET must be given', { PAYLINK_SECRET: undefined }],
  ['MOYASAR_SECRET_KEY must be given', { GATEWAY: 'moyasar' }],
  ['MOYASAR_URL must be an https address', { MOYASAR_URL: 'http://moyasar.example' }],
  ['PAYLINK_URL must be an https address', { PAYLINK_URL: 'http://paylink.example' }],
  ['PORT', { PORT: '70000' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '-1' }],
  ['ALLOWED_ORIGINS must be a list of origins', { ALLOWED_ORIGINS: '*' }],
  ['ALLOWED_ORIGINS must be a list of origins', { ALLOWED_ORIGINS: 'https://app.example/' }],
  ['ALLOWED_ORIGINS must be a list of origins', { ALLOWED_ORIGINS: 'https://*.example' }],
  ['ALLOWED_ORIGINS must be a list of origins', { ALLOWED_ORIGINS: 'https://a.example, null' }],
])('D19 H51 an invalid setting throws one sentence that names it: %s', (message, invalid) => {
  const read = () => readConfig({ ...VALID, ...invalid })
  expect(read).toThrow(message)
  expect(read).toThrow(/^Settings? [^\n]+\.$/)
})
