import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/desk/',
  plugins: [tailwindcss(), react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tailwind reads every source, which takes half of the time: nothing to be told each time.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
})
