import { existsSync } from 'node:fs'
import path from 'node:path'
import { inRepo, root } from './root.ts'

/** `npm run files:move [-- --remove | --to-folder]`: moves pictures and private files between the data folder and the bucket, with the settings of `.env`. */
if (existsSync(inRepo('.env'))) process.loadEnvFile(inRepo('.env'))
process.env.DATA_FOLDER = path.resolve(root, process.env.DATA_FOLDER || '.data')
await import('../apps/api/src/move-files.ts')
