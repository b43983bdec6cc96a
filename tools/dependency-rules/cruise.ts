import { existsSync } from 'node:fs'
import path from 'node:path'
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IViolation,
} from 'dependency-cruiser'

/** swc parses, because dependency-cruiser needs the JavaScript API of TypeScript 6 or older (decision 24). */
const options: ICruiseOptions = {
  parser: 'swc',
  tsPreCompilationDeps: true,
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default', 'types'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
}

/** Build output, generated code and caches. */
const notOurs = '(^|/)(build|generated|coverage|[.]react-router|[.]cache)/'

export type Cruise = { violations: IViolation[]; modules: number; dependencies: number }

/** Checks rules on folders of a repository; folders that do not exist are left out, files of `exclude` (patterns) too. */
export async function checkRules(
  root: string,
  folders: string[],
  rules: IForbiddenRuleType[],
  exclude: string[] = [],
): Promise<Cruise> {
  const existing = folders.filter((folder) => existsSync(path.join(root, folder)))
  if (existing.length === 0) return { violations: [], modules: 0, dependencies: 0 }
  const { output } = await cruise(existing, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: rules },
    exclude: { path: [notOurs, ...exclude] },
  })
  const { summary } = output as ICruiseResult
  return {
    violations: summary.violations,
    modules: summary.totalCruised,
    dependencies: summary.totalDependenciesCruised ?? 0,
  }
}
