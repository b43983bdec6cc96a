/** A pattern that must not occur in the files it applies to. */
export type TextRule = { message: string; applies: (file: string) => boolean; pattern: RegExp }

const isCode = (file: string) => /\.tsx?$/.test(file)
const isTest = (file: string) =>
  /\.test\.tsx?$/.test(file) || /(^|\/)testing\//.test(file) || /^(e2e|conformance)\//.test(file)
const isWeb = (file: string) => file.startsWith('apps/web/') && !isTest(file)
/** These files contain the patterns that they forbid. */
const isRuleItself = (file: string) => file.startsWith('tools/source-rules')

/** The only files that may set HTML. */
const rawHtml = [
  'apps/web/app/root.tsx',
  'apps/web/app/shell/dashboard-access.tsx',
  'apps/web/app/ui/data/rich-text.tsx',
]

const amount = String.raw`(?:\d|auto\b|px\b|full\b|\[|\()`
const physicalUtilities = new RegExp(
  [
    String.raw`(?<![\w-])-?(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right)-${amount}`,
    String.raw`(?<![\w-])(?:border-[lr]|rounded-(?:l|r|tl|tr|bl|br))(?![\w])`,
    String.raw`(?<![\w-])(?:text|float|clear)-(?:left|right)(?![\w-])`,
  ].join('|'),
)

export const textRules: TextRule[] = [
  {
    message: 'wire spellings belong in packages/contract and present.ts',
    applies: (file) =>
      isCode(file) &&
      !isTest(file) &&
      !isRuleItself(file) &&
      !/^(bench|packages\/contract)\//.test(file) &&
      !/[/-]present\.ts$/.test(file),
    pattern:
      /\b(quntity|mopileUrl|favouritItems|PayMent|gelallmangerstoclient|adddmanger|deletemanger|sendconfirmDelivry|changepassord|payPartOrall|postPondOrMonthly)\b/,
  },
  {
    message: 'use logical utilities (ms-, pe-, start-, text-end): physical ones are wrong in Arabic',
    applies: (file) => isWeb(file) && isCode(file),
    pattern: physicalUtilities,
  },
  {
    message: 'use logical CSS properties (margin-inline-start): physical ones are wrong in Arabic',
    applies: (file) => isWeb(file) && file.endsWith('.css'),
    pattern: /(?:margin|padding|border)-(?:left|right)\b|text-align:\s*(?:left|right)|(?:^|[\s;{])(?:left|right)\s*:/,
  },
  {
    message: 'dangerouslySetInnerHTML is allowed only in the files listed in tools/source-rules/text-rules.ts',
    applies: (file) => isCode(file) && !isRuleItself(file) && !rawHtml.includes(file),
    pattern: /dangerouslySetInnerHTML/,
  },
  {
    message: 'domain and zatca read no clock and no random numbers: pass them as arguments',
    applies: (file) => /^packages\/(domain|zatca)\//.test(file) && isCode(file) && !isTest(file),
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bcrypto\./,
  },
  {
    message: 'the repository names no package registry',
    applies: (file) => !isRuleItself(file) && !/\.(png|jpe?g|webp|avif|woff2|ico|pdf|ttf)$/.test(file),
    pattern: /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b|"resolved": "https?:|^\s*registry\s*=/m,
  },
  {
    message: 'import the type with `import type`: the dependency rules do not see import() in types',
    applies: (file) => isCode(file) && !isTest(file) && /^(apps|packages)\//.test(file),
    pattern: /\btypeof import\(|\bimport\(\s*['"][^'"]+['"]\s*\)(?:\.[A-Z]|\[)/,
  },
  {
    message: 'make the path of a product with productPath of @warda/contract/public-paths (DESK-08)',
    applies: (file) => isCode(file) && /^apps\//.test(file) && !isTest(file) && file !== 'apps/web/app/routes.ts',
    pattern: /['"`](?:\$\{[^`]*\})?\/product\//,
  },
  {
    message: 'finish it or leave it out',
    applies: (file) => isCode(file) && !isRuleItself(file),
    pattern: /\b(TODO|FIXME|XXX)\b/,
  },
]
