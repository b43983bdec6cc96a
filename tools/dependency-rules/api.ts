import { type Rule, testFiles } from './rule.ts'

const api = '^apps/api/src/'
const feature = '^apps/api/src/features/([^/]+)/'
const anyFeature = '^apps/api/src/features/[^/]+/'
const queries = '(^|[/-])queries[.]ts$'
const present = '(^|[/-])present[.]ts$'

/** The layers inside apps/api, by file name. Tests are outside of them. */
export const apiRules: Rule[] = [
  {
    name: 'feature-entered-by-index',
    comment: 'a feature imports another one through its index.ts',
    severity: 'error',
    from: { path: feature, pathNot: testFiles },
    to: { path: anyFeature, pathNot: ['^apps/api/src/features/$1/', `${anyFeature}index[.]ts$`] },
  },
  {
    name: 'feature-entered-by-index-or-routes',
    comment: 'outside the features, only app.ts, handlers.ts and http/ import routes.ts; the rest enters by index.ts',
    severity: 'error',
    from: {
      path: api,
      pathNot: [anyFeature, '^apps/api/src/(app|handlers)[.]ts$', '^apps/api/src/http/', ...testFiles],
    },
    to: { path: anyFeature, pathNot: `${anyFeature}index[.]ts$` },
  },
  {
    name: 'feature-routes-mounted-by-http',
    comment: 'app.ts, handlers.ts and http/ import index.ts and routes.ts of a feature',
    severity: 'error',
    from: { path: ['^apps/api/src/(app|handlers)[.]ts$', '^apps/api/src/http/'], pathNot: testFiles },
    to: { path: anyFeature, pathNot: `${anyFeature}(index|routes)[.]ts$` },
  },
  {
    name: 'hono-in-http',
    comment: 'hono is imported by routes.ts, app.ts, main.ts and http/ only',
    severity: 'error',
    from: {
      path: api,
      pathNot: ['/routes[.]ts$', '^apps/api/src/(app|main)[.]ts$', '^apps/api/src/http/', ...testFiles],
    },
    to: { path: 'node_modules/(hono|@hono/[^/]+)/' },
  },
  {
    name: 'sql-in-queries',
    comment: 'kysely and pg are imported by queries.ts, *-queries.ts, db/ and jobs/ only',
    severity: 'error',
    from: { path: api, pathNot: [queries, '^apps/api/src/(db|jobs)/', ...testFiles] },
    to: { path: 'node_modules/(kysely|pg|@types/pg)/' },
  },
  {
    name: 'opentelemetry-in-telemetry',
    comment: '@opentelemetry is imported by telemetry/ only, which loads it when a setting asks for it',
    severity: 'error',
    from: { path: api, pathNot: ['^apps/api/src/telemetry/', ...testFiles] },
    to: { path: 'node_modules/@opentelemetry/' },
  },
  {
    name: 'queries-import-domain',
    comment: 'queries import domain, db/ and other queries of their feature only',
    severity: 'error',
    from: { path: `${feature}(|.*[/-])queries[.]ts$`, pathNot: testFiles },
    to: {
      path: '^(packages|apps)/',
      pathNot: ['^packages/domain/', '^apps/api/src/db/', `^apps/api/src/features/$1/(|.*[/-])queries[.]ts$`],
    },
  },
  {
    name: 'queries-outside-features-import-domain',
    comment: 'queries outside the features import domain, db/ and other queries outside the features only',
    severity: 'error',
    from: { path: `${api}.*queries[.]ts$`, pathNot: [anyFeature, ...testFiles] },
    to: {
      path: '^(packages|apps)/',
      pathNot: ['^packages/domain/', '^apps/api/src/db/', '^apps/api/src/(?!features/).*queries[.]ts$'],
    },
  },
  {
    name: 'present-is-pure',
    comment:
      'present.ts imports domain, contract, i18n, rich-text.ts and other present files; from elsewhere only types',
    severity: 'error',
    from: { path: `${api}.*${present}`, pathNot: testFiles },
    to: {
      pathNot: ['^packages/', '^apps/api/src/rich-text[.]ts$', present],
      dependencyTypesNot: ['type-only', 'core'],
    },
  },
  {
    name: 'routes-call-use-cases',
    comment: 'routes.ts imports use cases, never queries',
    severity: 'error',
    from: { path: `${api}.*/routes[.]ts$`, pathNot: testFiles },
    to: { path: queries },
  },
  {
    name: 'use-cases-know-no-http',
    comment: 'in a feature only routes.ts imports from http/; the other files import types',
    severity: 'error',
    from: { path: feature, pathNot: ['/routes[.]ts$', ...testFiles] },
    to: { path: '^apps/api/src/http/', dependencyTypesNot: ['type-only'] },
  },
]
