import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Desk } from './frame/desk.tsx'
import { SECTIONS } from './frame/sections.ts'
import './styles/desk.css'

const root = document.getElementById('root')
if (root === null) throw new Error('the document has no #root')
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/desk">
      <Desk sections={SECTIONS} />
    </BrowserRouter>
  </StrictMode>,
)
