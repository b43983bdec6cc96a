import { type Rule, testFiles } from './rule.ts'

const ownFolders = '^(packages|apps|e2e|conformance|bench|tools)/'
const i18n = 'packages/i18n'

/** A package imports itself and the packages listed; `from` and `may` are the beginnings of paths. */
function arrow(name: string, from: string, may: string[], comment: string): Rule {
  const pathNot = [from, ...may].map((path) => `^${path}/`)
  return { name, comment, severity: 'error', from: { path: `^${from}/` }, to: { path: ownFolders, pathNot } }
}

/** Which package may import which (docs/dependency-rules.md). */
export const packageRules: Rule[] = [
  arrow('domain-imports-nothing', 'packages/domain', [], 'domain imports no other package'),
  arrow('i18n-imports-nothing', i18n, [], 'i18n imports no other package'),
  arrow('zatca-imports-domain', 'packages/zatca', ['packages/domain'], 'zatca imports domain'),
  {
    name: 'contract-imports-domain',
    comment: 'contract imports domain, zod and the message key types of i18n',
    severity: 'error',
    from: { path: '^packages/contract/' },
    to: { path: ownFolders, pathNot: ['^packages/(contract|domain)/', `^${i18n}/src/keys[.]ts$`] },
  },
  {
    name: 'contract-imports-key-types',
    comment: 'contract imports only types from i18n',
    severity: 'error',
    from: { path: '^packages/contract/' },
    to: { path: `^${i18n}/`, dependencyTypesNot: ['type-only'] },
  },
  arrow('api-imports-packages', 'apps/api', ['packages'], 'the API imports packages only'),
  arrow(
    'web-imports-packages',
    'apps/web',
    ['packages/domain', 'packages/contract', i18n],
    'the web app imports domain, contract and i18n',
  ),
  arrow(
    'e2e-imports-testing',
    'e2e',
    ['packages/contract', i18n, 'apps/api/src/testing'],
    'e2e imports contract, i18n and apps/api/src/testing',
  ),
  arrow('conformance-imports-nothing', 'conformance', [], 'the conformance suite imports no other package'),
  arrow(
    'bench-imports-testing',
    'bench',
    ['packages/contract', i18n, 'apps/api/src/testing'],
    'bench imports contract, i18n and apps/api/src/testing',
  ),
  arrow('tools-import-api', 'tools', ['packages', 'apps/api', 'bench'], 'tools import packages, the API and bench'),
  {
    name: 'domain-and-i18n-use-no-npm',
    comment: 'domain and i18n use no npm package',
    severity: 'error',
    from: { path: `^(packages/domain|${i18n})/`, pathNot: testFiles },
    to: { path: '(^|/)node_modules/' },
  },
  {
    name: 'contract-uses-zod-only',
    comment: 'contract uses no npm package but zod',
    severity: 'error',
    from: { path: '^packages/contract/', pathNot: testFiles },
    to: { path: '(^|/)node_modules/', pathNot: 'node_modules/zod/' },
  },
  {
    name: 'domain-and-contract-use-no-node',
    comment: 'domain and contract use no Node module',
    severity: 'error',
    from: { path: '^packages/(domain|contract)/', pathNot: testFiles },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'zatca-reads-no-files',
    comment: 'zatca uses no Node module but crypto',
    severity: 'error',
    from: { path: '^packages/zatca/', pathNot: testFiles },
    to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
  },
  {
    name: 'browser-code-uses-no-node',
    comment: 'i18n and the web app use Node modules only in server files',
    severity: 'error',
    from: {
      path: `^(${i18n}|apps/web)/`,
      pathNot: [
        ...testFiles,
        '[.]server[.]tsx?$',
        'entry[.]server',
        '/server-[^/]+$',
        '^apps/web/(app/routes|[^/]+)[.]ts$',
      ],
    },
    to: { dependencyTypes: ['core'] },
  },
]
