import { type Rule, testFiles } from './rule.ts'

/** Rules for all packages: rings of files, and code for tests in production. */
export const generalRules: Rule[] = [
  {
    name: 'no-file-rings',
    comment: 'files import one another in a ring (type imports count)',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'fakes-in-tests-only',
    comment:
      'fakes and testing/ are imported by tests, e2e, bench, the demo and the demo documents of zatca:check only',
    severity: 'error',
    from: { path: '^(apps|packages|tools)/', pathNot: ['^apps/api/src/demo/', '^tools/zatca/demo-', ...testFiles] },
    to: { path: ['(^|/)testing/', '(^|/)fake-[^/]+$', '[.]fake[.]ts$'], pathNot: 'node_modules/' },
  },
  {
    name: 'tests-are-not-imported',
    comment: 'production code imports no test file',
    severity: 'error',
    from: { pathNot: testFiles },
    to: { path: ['[.]test[.]tsx?$', '^e2e/', '^conformance/'] },
  },
  {
    name: 'no-dev-dependencies-in-production',
    comment: 'production code imports no package of devDependencies',
    severity: 'error',
    // The web app is bundled; `npm run size:production` checks its runtime dependencies.
    from: { path: '^(apps/api/src|packages)/', pathNot: testFiles },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
  },
]
