import { apiRules } from './dependency-rules/api.ts'
import { checkRules } from './dependency-rules/cruise.ts'
import { findFeatureRings } from './dependency-rules/feature-rings.ts'
import { generalRules } from './dependency-rules/general.ts'
import { packageRules } from './dependency-rules/packages.ts'
import type { Rule } from './dependency-rules/rule.ts'
import { webRules } from './dependency-rules/web.ts'
import { exitWithError, isMainModule, printLine } from './print.ts'
import { root } from './root.ts'

export const rules: Rule[] = [...packageRules, ...apiRules, ...webRules, ...generalRules]

/** Fewer mean that the parser or the resolution of imports is broken. */
const fewest = { modules: 1_000, dependencies: 5_000 }

const folders = ['packages', 'apps', 'e2e', 'conformance', 'bench', 'tools']

export type Report = { violations: string[]; modules: number; dependencies: number }

/** Checks the rules of docs/dependency-rules.md, all but the feature graph; one line per violation, `file → file: rule`. */
export async function checkDependencies(folder: string): Promise<Report> {
  const { violations, ...counts } = await checkRules(folder, folders, rules)
  const lines = violations.map(({ from, to, cycle, rule }) => {
    const way = cycle ? cycle.map((step) => step.name).join(' → ') : to
    return `${from} → ${way}: ${rules.find(({ name }) => name === rule.name)?.comment} (${rule.name})`
  })
  return { violations: lines.sort(), ...counts }
}

if (isMainModule(import.meta)) {
  const { violations, modules, dependencies } = await checkDependencies(root)
  const rings = await findFeatureRings(root)
  for (const violation of [...violations, ...rings]) printLine(violation)
  if (modules < fewest.modules || dependencies < fewest.dependencies) {
    await exitWithError(
      `Only ${modules} files and ${dependencies} imports were read: dependency-cruiser does not see the sources.`,
    )
  }
  const count = violations.length + rings.length
  if (count > 0) await exitWithError(`${count} dependency rules are broken: see docs/dependency-rules.md.`)
  printLine(`${rules.length + 1} rules hold for ${modules} files and ${dependencies} imports`)
}
