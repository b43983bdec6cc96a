export { deleteOldImports } from './import-queries.ts'
export { importByJob } from './take-products.ts'
