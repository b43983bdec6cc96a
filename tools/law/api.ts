import { isTest } from './files.ts'
import type { Import } from './imports.ts'

type Rule = { sentence: string; broken: (line: Import) => boolean }

const api = 'apps/api/src/'
const isQueries = (file: string) => /(^|\/|-)queries\.ts$/.test(file)
const isPresent = (file: string) => /(^|\/|-)present\.ts$/.test(file)
const isRoutes = (file: string) => file.endsWith('/routes.ts')
const feature = (file: string) => /^apps\/api\/src\/features\/([^/]+)\//.exec(file)?.[1]
const within = (file: string, ...folders: string[]) => folders.some((folder) => file.startsWith(api + folder))

/** The law inside the API; tests stand outside all of it but the doors of features. */
const apiRules: Rule[] = [
  {
    sentence: 'a feature is entered through its index.ts',
    broken: ({ from, to }) => {
      const entered = feature(to)
      if (entered === undefined || entered === feature(from) || isTest(from)) return false
      const door = to.endsWith('/index.ts') || (isRoutes(to) && within(from, 'app.ts', 'handlers.ts', 'http/'))
      return !door
    },
  },
  {
    sentence: 'hono is only for routes.ts, app.ts, main.ts, http/ and testing/',
    broken: ({ from, to }) =>
      /^(hono|@hono\/.*)$/.test(to) && !isRoutes(from) && !within(from, 'app.ts', 'main.ts', 'http/', 'testing/'),
  },
  {
    sentence: 'SQL is only for queries.ts, *-queries.ts, db/, jobs/ and testing/',
    broken: ({ from, to }) => /^(kysely|pg)$/.test(to) && !isQueries(from) && !within(from, 'db/', 'jobs/', 'testing/'),
  },
  {
    sentence: 'queries know the domain, db/ and other queries of their feature only',
    broken: ({ from, to, kind }) => {
      if (!isQueries(from) || kind !== 'own') return false
      const known = to.startsWith('packages/domain/') || within(to, 'db/')
      return !known && !(isQueries(to) && feature(to) === feature(from))
    },
  },
  {
    sentence: 'present.ts knows domain, contract and words only; from elsewhere it takes types',
    broken: ({ from, to, kind, typeOnly }) =>
      isPresent(from) && !typeOnly && kind !== 'node' && !/^packages\//.test(to) && !isPresent(to),
  },
  {
    sentence: 'routes.ts calls use cases, never queries',
    broken: ({ from, to }) => isRoutes(from) && isQueries(to),
  },
  {
    sentence: 'in a feature only routes.ts knows http/; from there the others take types',
    broken: ({ from, to, typeOnly }) =>
      feature(from) !== undefined && !isRoutes(from) && within(to, 'http/') && !typeOnly,
  },
  {
    sentence: 'fakes and testing/ are for tests, journeys, measurements and the demo only',
    broken: ({ from, to }) =>
      /(^|\/)testing\/|(^|\/)fake-[^/]+$|\.fake\.ts$/.test(to) && from.startsWith(api) && !within(from, 'demo/'),
  },
]

/** The sentences of the API rules that an import breaks. */
export function judgeApi(line: Import): string[] {
  if (!line.from.startsWith('apps/api/')) return []
  if (isTest(line.from)) return []
  return apiRules.filter((rule) => rule.broken(line)).map((rule) => rule.sentence)
}
