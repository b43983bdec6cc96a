import { defineConfig } from 'vitest/config'

/** `npm run drill:ha`; Vitest runs from the root of the repository. */
export default defineConfig({
  test: {
    name: 'failover',
    include: ['apps/api/src/testing/failover/*.drill.ts'],
    // In ms. They end what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    fileParallelism: false,
    // Later steps work on what earlier ones left.
    bail: 1,
    reporters: ['verbose'],
  },
})
