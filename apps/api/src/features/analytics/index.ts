export { foldRevenue } from './aggregate-revenue.ts'
