import type { IRegularForbiddenRuleType } from 'dependency-cruiser'

/** A forbidden dependency as dependency-cruiser checks it; `comment` is printed when the rule is broken. */
export type Rule = IRegularForbiddenRuleType & { name: string; comment: string }

/** Tests, and code that only tests, journeys and benchmarks use. Most rules apply to production code only. */
export const testFiles: string[] = ['[.]test[.]tsx?$', '(^|/)testing/', '^e2e/', '^conformance/']
