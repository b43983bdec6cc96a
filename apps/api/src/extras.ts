import type { Extra } from './app.ts'

const PARTS: [string, string][] = [
  ['notifications/mailbox-page', 'mailboxPage'],
  ['payments/sandbox-page', 'sandboxPage'],
  ['payments/paylink-return', 'paylinkReturn'],
]

const found: Extra[] = []
for (const [file, name] of PARTS) {
  try {
    const module = (await import(`./features/${file}.ts`)) as Record<string, Extra>
    const extra = module[name]
    if (extra) found.push(extra)
  } catch {}
}

export const extras: readonly Extra[] = found
