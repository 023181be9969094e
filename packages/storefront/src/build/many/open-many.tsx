import '../../styles/site.css'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from '../../app/app.tsx'
import { loadRoute } from '../../app/routes.ts'

/** The shop without its prerendered pages, to be measured with more products than it has. */
async function openMany(): Promise<void> {
  await loadRoute(window.location.pathname)
  const root = document.getElementById('root')
  if (root === null) throw new Error('the page has no #root')
  createRoot(root).render(
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>,
  )
}

// Not waited for here: the chunks of pages import this one.
void openMany()
