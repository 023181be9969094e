import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadRoute } from './app/routes.ts'
import { warmUp } from './app/warm-up.ts'

await loadRoute(window.location.pathname)

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')
const shop = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
)
// Pages are prerendered by the build alone, so there is nothing to hydrate in development.
if (import.meta.env.DEV) createRoot(root).render(shop)
else startTransition(() => void hydrateRoot(root, shop))
warmUp()
