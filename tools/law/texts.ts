import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isTest } from './files.ts'

type TextRule = { sentence: string; applies: (file: string) => boolean; pattern: RegExp }

const code = (file: string) => /\.(ts|tsx)$/.test(file)
const web = (file: string) => file.startsWith('apps/web/') && !isTest(file)
/** These files name what they forbid. */
const lawItself = (file: string) => file.startsWith('tools/law')

/** The only files that may hand ready HTML to the browser. */
const rawHtml = ['apps/web/app/root.tsx', 'apps/web/app/ui/rich-text.tsx']

const amount = String.raw`(?:\d|auto\b|px\b|full\b|\[|\()`
const physical = new RegExp(
  [
    String.raw`(?<![\w-])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right)-${amount}`,
    String.raw`(?<![\w-])(?:border-[lr]|rounded-(?:l|r|tl|tr|bl|br))(?![\w])`,
    String.raw`(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])`,
  ].join('|'),
)

const textRules: TextRule[] = [
  {
    sentence: 'the wire spelling belongs in packages/contract and present.ts',
    applies: (file) =>
      code(file) &&
      !isTest(file) &&
      !file.startsWith('bench/') &&
      !lawItself(file) &&
      !file.startsWith('packages/contract/') &&
      !/(\/|-)present\.ts$/.test(file),
    pattern:
      /\b(quntity|mopileUrl|favouritItems|PayMent|gelallmangerstoclient|adddmanger|deletemanger|sendconfirmDelivry|changepassord|payPartOrall|postPondOrMonthly)\b/,
  },
  {
    sentence: 'use logical utilities (ms-, pe-, start-, text-end …): the physical one breaks Arabic',
    applies: (file) => web(file) && code(file),
    pattern: physical,
  },
  {
    sentence: 'use logical CSS properties (margin-inline-start …): the physical one breaks Arabic',
    applies: (file) => web(file) && file.endsWith('.css'),
    pattern: /(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)|(?:^|[\s;{])(?:left|right)\s*:/,
  },
  {
    sentence: 'dangerouslySetInnerHTML is allowed only in the files listed in tools/law/texts.ts',
    applies: (file) => code(file) && !lawItself(file) && !rawHtml.includes(file),
    pattern: /dangerouslySetInnerHTML/,
  },
  {
    sentence: 'the domain has no clock and no chance: take the moment and the dice as arguments',
    applies: (file) => file.startsWith('packages/domain/') && code(file) && !isTest(file),
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\./,
  },
  {
    sentence: 'the repository names no package registry',
    applies: (file) => !lawItself(file) && !/\.(png|jpe?g|webp|avif|woff2|ico|pdf|ttf)$/.test(file),
    pattern: /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|"resolved": "https?:|^\s*registry\s*=/m,
  },
  {
    sentence: 'finish it or leave it out',
    applies: (file) => code(file) && !lawItself(file),
    pattern: /\b(TODO|FIXME|XXX)\b/,
  },
]

/** What is wrong with one file by its name, its length and its text; each sentence with the line where it shows. */
export function judgeText(root: string, file: string): string[] {
  const faults = judgeName(file)
  const rules = textRules.filter((rule) => rule.applies(file))
  const counts = /\.(ts|tsx|js|mjs|css|sql)$/.test(file) && !mayBeLong(file)
  if (rules.length === 0 && !counts) return faults
  const text = readFileSync(path.join(root, file), 'utf8')
  const lines = text.split('\n')
  if (counts && lines.length > 401)
    faults.push(`${file}: no file is longer than 400 lines (this has ${lines.length - 1})`)
  for (const rule of rules) {
    const at = lines.findIndex((line) => rule.pattern.test(line))
    if (at >= 0) faults.push(`${file}:${at + 1}: ${rule.sentence} (${rule.pattern.exec(lines[at] ?? '')?.[0].trim()})`)
  }
  return faults
}

function mayBeLong(file: string): boolean {
  return file.endsWith('/schema.ts') || file.includes('/messages/') || /\/(demo|seed)\//.test(file)
}

function judgeName(file: string): string[] {
  const parts = file.split('/')
  const faults: string[] = []
  if (
    parts.some((part) => /^(utils?|helpers?|common|misc)(\.\w+)?$/.test(part)) ||
    /^types\.tsx?$/.test(parts.at(-1) ?? '')
  ) {
    faults.push(`${file}: name it after what it holds, not utils, helpers, common, misc or types.ts`)
  }
  if (code(file) && /[A-Z]/.test(parts.at(-1) ?? '')) faults.push(`${file}: file names are kebab-case`)
  if (parts.at(-1) === 'index.ts' && !/^apps\/api\/src\/features\/[^/]+\/index\.ts$/.test(file)) {
    faults.push(`${file}: only an API feature's door is an index.ts`)
  }
  return faults
}
