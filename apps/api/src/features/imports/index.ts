export { deleteOldImports } from './import-queries.ts'
export { importByJob } from './import-batch.ts'
