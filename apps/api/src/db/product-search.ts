import type { SearchConcept, SearchTerms } from '@warda/domain/search/interpret-search'
import type { SynonymField } from '@warda/domain/search/synonym'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

type Condition = RawBuilder<SqlBool>

/** Normalised words contain no wildcard of LIKE. A word matches at the start of a word, so that زهري does not find مزهرية. */
const beginsWord = (word: string): Condition => sql<SqlBool>`p.search_text like ${`% ${word}%`}`

const join = (conditions: readonly Condition[], operator: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`(${sql.join(conditions, operator)})`

const list = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`

type Field = {
  matches: (values: readonly string[]) => Condition
  /** Whether the product has no value that a synonym lists, so that its texts are searched; null when every product has one. */
  hasNone: ((listed: readonly string[]) => Condition) | null
}

const FIELDS: Record<Exclude<SynonymField, 'word'>, Field> = {
  flower: {
    matches: (values) => sql`p.flowers && ${list(values)}`,
    hasNone: (listed) => sql`not p.flowers && ${list(listed)}`,
  },
  colour: {
    matches: (values) => sql`p.colours && ${list(values)}`,
    hasNone: (listed) => sql`not p.colours && ${list(listed)}`,
  },
  container: {
    matches: (values) => sql`p.container = any (${list(values)})`,
    hasNone: (listed) => sql`p.container <> all (${list(listed)})`,
  },
  occasion: {
    matches: (values) => sql`p.occasions && ${list(values)}`,
    hasNone: (listed) => sql`not p.occasions && ${list(listed)}`,
  },
  category: {
    matches: (values) => sql`p.category_id = any (array(select id from category where slug = any (${list(values)})))`,
    hasNone: null,
  },
}

function matchesConcept(concept: SearchConcept): Condition {
  const byField = Map.groupBy(concept.targets, ({ field }) => field)
  const conditions = [...byField].map(([field, targets]) =>
    matchesField(
      field,
      targets.map(({ value }) => value),
    ),
  )
  if (conditions.length === 0) return sql<SqlBool>`false`
  return join([...conditions, ...matchesTexts(concept)], sql` or `)
}

const matchesField = (field: SynonymField, values: readonly string[]): Condition =>
  field === 'word' ? join(values.map(beginsWord), sql` or `) : FIELDS[field].matches(values)

function matchesTexts({ targets: [target], words, listed }: SearchConcept): Condition[] {
  if (target === undefined || target.field === 'word') return []
  const { hasNone } = FIELDS[target.field]
  return hasNone === null ? [] : [join([...words.map(beginsWord), hasNone(listed)], sql` and `)]
}

/** The conditions of a search on products `p`, except the price. */
export const matchesSearch = ({ concepts, words }: Pick<SearchTerms, 'concepts' | 'words'>): Condition[] => [
  ...concepts.map(matchesConcept),
  ...words.map(beginsWord),
]
