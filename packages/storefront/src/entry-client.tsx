import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Router } from './router/router.tsx'
import { App } from './app/app.tsx'
import { frameChunk } from './site/frame-chunk.ts'
import { loadRoute } from './app/routes.ts'
import { warmUp } from './app/warm-up.ts'
import { LAST_SHELF } from '@millrun/commerce/kept-shop/addresses'

await loadRoute(window.location.pathname)

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')
const shop = (
  <StrictMode>
    <Router>
      <App />
    </Router>
  </StrictMode>
)
// Nothing is prerendered in development, and of the shell, which stands for any page, nothing can be taken over.
const isShell = document.querySelector(`[data-shelf="${LAST_SHELF}"]`) !== null
if (import.meta.env.DEV || isShell) {
  await frameChunk.load()
  createRoot(root).render(shop)
} else startTransition(() => void hydrateRoot(root, shop))
warmUp()
