import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

import { icons } from './plugins/icons.ts'
import { rulePages } from './plugins/rule-pages.ts'

const SERVER = process.env['DECKWRIGHT_SERVER'] ?? 'http://127.0.0.1:8642'

export default defineConfig({
  base: './',
  plugins: [icons(), rulePages(), svelte()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  // Tests of components need what browsers get.
  ...(process.env['VITEST'] ? { resolve: { conditions: ['browser'] } } : {}),
  // No test is about time: the limit only ends what hangs.
  test: { include: ['tests/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
})
