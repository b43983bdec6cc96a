export { addMaterial } from './move-stock.ts'
export { lockMaterials } from './stock-queries.ts'
export { useMaterials } from './use-materials.ts'
