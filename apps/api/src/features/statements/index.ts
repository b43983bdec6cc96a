export { attachStatement } from './attach-statement.ts'
export { monthlyStatements } from './email-statement.ts'
