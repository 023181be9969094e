import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from './app/app.tsx'
import { loadRoute } from './app/routes.ts'
import { warmUp } from './app/warm-up.ts'
import './styles/site.css'

await loadRoute(window.location.pathname)

const root = document.getElementById('root')
if (root === null) throw new Error('the page has no #root')
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>,
  )
})
warmUp()
