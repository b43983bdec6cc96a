export const PROJECTS = ['unit', 'api', 'slow', 'journeys', 'conformance'] as const
export type Project = (typeof PROJECTS)[number]

export type TestOptions = {
  /** `checks`, one project of the tests, or everything. */
  part: 'checks' | Project | undefined
  /** Parts of file names; every file without one. */
  filters: string[]
  /** Runs only the tests whose name matches this pattern. */
  name: string | undefined
  /** Runs the tests again whenever a file changes. */
  watch: boolean
  /** Shows the browser. */
  headed: boolean
  /** Records a picture and the page's content at every step of a journey. */
  trace: boolean
  /** Saves each page that a journey checks at three widths. */
  screens: boolean
}

const FLAGS = ['watch', 'headed', 'trace', 'screens'] as const

/** Reads the arguments of `npm test -- [part] [filters] [-t name] [--watch] [--headed] [--trace] [--screens]`. */
export function readTestOptions(args: readonly string[]): TestOptions {
  const options: TestOptions = {
    part: undefined,
    filters: [],
    name: undefined,
    watch: false,
    headed: false,
    trace: false,
    screens: false,
  }
  const rest = [...args]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const flag = FLAGS.find((name) => arg === `--${name}`)
    if (flag) options[flag] = true
    else if (arg === '-t') options.name = nextValue(rest)
    else if (arg.startsWith('-')) throw new Error(`Unknown option ${arg}: use -t, --${FLAGS.join(', --')}.`)
    else if (options.part === undefined) options.part = parsePart(arg)
    else options.filters.push(arg)
  }
  if (options.watch && (options.part === undefined || options.part === 'checks')) {
    throw new Error(`Name what to watch: ${PROJECTS.join(', ')}.`)
  }
  if (options.headed && options.part !== 'journeys' && options.part !== 'conformance') {
    throw new Error('--headed belongs to journeys and conformance.')
  }
  for (const flag of ['trace', 'screens'] as const)
    if (options[flag] && options.part !== 'journeys') throw new Error(`--${flag} belongs to journeys.`)
  return options
}

function nextValue(rest: string[]): string {
  const value = rest.shift()
  if (!value) throw new Error('Give the name of a test after -t.')
  return value
}

function parsePart(arg: string): NonNullable<TestOptions['part']> {
  const part = ['checks' as const, ...PROJECTS].find((each) => each === arg)
  if (!part) throw new Error(`Name the part to test: checks, ${PROJECTS.join(', ')}; or nothing for all.`)
  return part
}
