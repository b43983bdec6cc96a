import type { Config } from '@react-router/dev/config'
import { compressFolder } from './compress.ts'
import { writeArabicManifest } from './one-language.ts'
import { moveSourceMaps } from './source-maps.ts'

/** Server rendering, with lazy route discovery: a page lists only the files of its own route. */
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
