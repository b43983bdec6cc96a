import { defineConfig } from 'vitest/config'

/** `npm run soak`; Vitest runs from the root of the repository. */
export default defineConfig({
  test: {
    name: 'soak',
    include: ['apps/api/src/testing/soak/soak.ts'],
    globalSetup: ['apps/api/src/testing/database-setup.ts', 'apps/api/src/testing/demo-setup.ts'],
    // In ms: the soak ends by itself after WARDA_SOAK_MINUTES; a hanging one after two hours more.
    testTimeout: (Number(process.env.WARDA_SOAK_MINUTES) || 3) * 60_000 + 7_200_000,
    hookTimeout: 600_000,
    experimental: { viteModuleRunner: false, nodeLoader: false },
    reporters: ['verbose'],
  },
})
