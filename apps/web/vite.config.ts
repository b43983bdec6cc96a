import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { directImports } from './direct-imports.ts'
import { joinedMessages } from './joined-messages.ts'
import { oneLanguage } from './one-language.ts'
import { sitePictures } from './site-pictures.ts'

/** Packages that go into the server bundle: start-up is more than twice as fast than loading their many small files. */
const bundledForServer = [
  /^@warda\//,
  'lucide-react',
  /^@tanstack\//,
  'react-hook-form',
  /^@hookform\//,
  /^@standard-schema\//,
  /^react-aria/,
  'react-stately',
  /^@internationalized\//,
  'eventsource-parser',
  'zod',
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    joinedMessages(),
    directImports(),
    oneLanguage(),
    // Its texts of other languages stay out. They are filed under en-US and ar-AE; `ar-SA` would match neither.
    optimizeLocales.vite({ locales: ['en-US', 'ar'] }),
    sitePictures({ catalogue: '../../catalogue', cache: '.cache/site-pictures' }),
  ],
  server: { port: 5173 },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
  environments: {
    // The maps are moved out of the served folder after the build (`source-maps.ts`).
    client: {
      build: {
        sourcemap: 'hidden',
        rollupOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
      },
    },
    ssr: {
      build: { target: 'node22', sourcemap: true, rollupOptions: { input: './server.ts' } },
      resolve: { noExternal: bundledForServer },
    },
  },
})
