import '../../styles/site.css'
import { createRoot } from 'react-dom/client'
import { Router } from '../../router/router.tsx'
import { App } from '../../app/app.tsx'
import { loadRoute } from '../../app/routes.ts'
import { frameChunk } from '../../site/frame-chunk.ts'

/** The shop without its prerendered pages, to be measured with more products than it has. */
async function openMany(): Promise<void> {
  await loadRoute(window.location.pathname)
  await frameChunk.load()
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  createRoot(root).render(
    <Router>
      <App />
    </Router>,
  )
}

// Not waited for here: the chunks of pages import this one.
void openMany()
