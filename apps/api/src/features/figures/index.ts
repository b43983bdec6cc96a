export { foldRevenue } from './fold-revenue.ts'
