import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig } from '../apps/api/src/config.ts'
import { inRepo } from './root.ts'

const lines = readFileSync(inRepo('.env.example'), 'utf8').split('\n')
const settings = new Map(
  lines.flatMap((line) => {
    const [, name, value] = /^# ([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [[name, value] as const]
  }),
)

/** The names that the configuration reads from the environment. */
function namesRead(): string[] {
  const names = new Set<string>()
  const valid = {
    DATABASE_URL: 'postgres://host/shop',
    SECRET: 'a secret that only tests know, long enough',
    DEMO: '1',
  }
  const environment = new Proxy<Record<string, string | undefined>>(valid, {
    get(target, name) {
      if (typeof name === 'string' && name === name.toUpperCase()) names.add(name)
      return Reflect.get(target, name)
    },
  })
  readConfig(environment)
  return [...names]
}

test('.env.example lists every setting that the configuration reads, and no other', () => {
  expect(namesRead().length).toBeGreaterThan(15)
  expect([...settings.keys()].sort()).toEqual(namesRead().sort())
})

test('every setting of .env.example has a comment of one line above it', () => {
  for (const [index, line] of lines.entries()) {
    if (/^# [A-Z][A-Z0-9_]*=/.test(line)) expect(lines[index - 1]).toMatch(/^# .+[.]$/)
  }
})

test('the values of .env.example are valid, but for the example secrets', () => {
  const example = Object.fromEntries(settings)
  const SECRET = 'a secret that only tests know, long enough'
  const TAX_KEY_SECRET = 'another secret that only tests know, long enough'
  expect(() => readConfig(example)).toThrow('Setting SECRET still has the example value.')
  expect(() => readConfig({ ...example, SECRET })).toThrow('Setting TAX_KEY_SECRET still has the example value.')
  const own = { ...example, SECRET, TAX_KEY_SECRET }
  expect(() => readConfig(own)).toThrow('Setting METRICS_TOKEN still has the example value.')
  const config = readConfig({ ...own, METRICS_TOKEN: 'the token that only tests know, long enough' })
  expect(config).toMatchObject({ NODE_ENV: 'production', GATEWAY: 'paylink', DEMO: false })
})
