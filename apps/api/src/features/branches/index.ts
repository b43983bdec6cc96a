export { presentManager } from './present.ts'
export { boundBranch, maySeeBranch } from './scope.ts'
export { type BranchSums, countWaiting, type MonthSums, sumBranches } from './sum-queries.ts'
export { monthStart, yearOfMonths } from './year-of-months.ts'
