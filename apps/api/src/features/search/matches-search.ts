import type { SearchConcept, SearchTerms } from '@warda/domain/search/interpret-search'
import type { SynonymField, SynonymTarget } from '@warda/domain/search/synonym'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

type Condition = RawBuilder<SqlBool>

/** Normalised words contain no wildcard of LIKE. A word matches at the start of a word, so that زهري does not find مزهرية. */
const beginsWord = (word: string): Condition => sql<SqlBool>`p.search_text like ${`% ${word}%`}`

const join = (conditions: readonly Condition[], operator: RawBuilder<unknown>): Condition =>
  sql<SqlBool>`(${sql.join(conditions, operator)})`

const list = (values: readonly string[]) => sql`${sql.val([...values])}::text[]`

/** The condition of a field, and whether the product lacks the field, so that its texts decide. */
const FIELDS: Record<
  Exclude<SynonymField, 'word'>,
  { matches: (values: readonly string[]) => Condition; isMissing: Condition | null }
> = {
  flower: { matches: (values) => sql`p.flowers && ${list(values)}`, isMissing: sql`p.flowers = '{}'` },
  colour: { matches: (values) => sql`p.colours && ${list(values)}`, isMissing: sql`p.colours = '{}'` },
  container: { matches: (values) => sql`p.container = any (${list(values)})`, isMissing: sql`p.container = ''` },
  occasion: { matches: (values) => sql`p.occasions && ${list(values)}`, isMissing: sql`p.occasions = '{}'` },
  category: {
    matches: (values) => sql`p.category_id = any (array(select id from category where slug = any (${list(values)})))`,
    isMissing: null,
  },
}

function matchesConcept({ targets, words }: SearchConcept): Condition {
  const byField = Map.groupBy(targets, ({ field }) => field)
  const conditions = [...byField].flatMap(([field, named]) => matchesField(field, named, words))
  return conditions.length === 0 ? sql<SqlBool>`false` : join(conditions, sql` or `)
}

function matchesField(field: SynonymField, targets: readonly SynonymTarget[], words: readonly string[]): Condition[] {
  const values = targets.map(({ value }) => value)
  if (field === 'word') return values.map(beginsWord)
  const { matches, isMissing } = FIELDS[field]
  return isMissing === null
    ? [matches(values)]
    : [matches(values), join([...words.map(beginsWord), isMissing], sql` and `)]
}

/** The conditions of a search on products `p`, except the price. */
export const matchesSearch = ({ concepts, words }: Pick<SearchTerms, 'concepts' | 'words'>): Condition[] => [
  ...concepts.map(matchesConcept),
  ...words.map(beginsWord),
]
