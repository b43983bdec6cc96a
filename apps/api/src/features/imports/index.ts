export { importByJob } from './import-batch.ts'
export { deleteOldImports } from './import-queries.ts'
