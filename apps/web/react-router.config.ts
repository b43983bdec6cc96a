import type { Config } from '@react-router/dev/config'
import { compressFolder } from './compress.ts'
import { writeArabicManifest } from './one-language.ts'
import { moveSourceMaps } from './source-maps.ts'

/**
 * One server-rendered app below `app/`. A page names only its own route's files; the browser asks for those of the links
 * it shows afterwards, so that no page begins with the list of all.
 */
export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = `${reactRouterConfig.buildDirectory}/client`
    await moveSourceMaps(folder, `${reactRouterConfig.buildDirectory}/source-maps`)
    await writeArabicManifest(folder)
    await compressFolder(folder)
  },
} satisfies Config
