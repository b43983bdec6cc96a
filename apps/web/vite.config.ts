import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkNames } from './chunks.ts'
import { oneLanguage } from './one-language.ts'
import { sitePictures } from './site-pictures.ts'

/** Packages that go into the server bundle: start-up is more than twice as fast than loading their many small files. */
const bundledForServer = [
  /^@warda\//,
  /^react-aria/,
  /^@react-aria\//,
  /^react-stately/,
  /^@react-stately\//,
  /^@internationalized\//,
  'lucide-react',
  /^@tanstack\//,
  'react-hook-form',
  /^@hookform\//,
  'zod',
]

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    oneLanguage(),
    sitePictures({ catalogue: '../../catalogue', cache: '.cache/site-pictures' }),
    { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre', applyToEnvironment: isBrowser },
  ],
  server: { port: 5173 },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false, reportCompressedSize: false },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: [{ name: chunkNames() }] } } } } },
    ssr: {
      build: { target: 'node22', rollupOptions: { input: './server.ts' } },
      resolve: { noExternal: bundledForServer },
    },
  },
})

function isBrowser(environment: { name: string }): boolean {
  return environment.name === 'client'
}
