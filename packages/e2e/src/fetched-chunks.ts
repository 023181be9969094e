import path from 'node:path'
import type { Page } from '@playwright/test'

/** What the designer consists of, by the names of its chunks. */
const DESIGNER =
  /^(?:designer-screen|stair-view|form-worker|balusters-panel|layout-panel|results-panel|plan-drawing)-|^designer-.+\.css$/
/** What only other pages show. */
const SHOP =
  /^(?:(?!designer)[a-z-]+-page|search-parts|checkout-screen|iron-balusters|product-story)-/

/** Fills with the chunks of the designer that a page asks for. */
export function designerChunks(page: Page): readonly string[] {
  return chunks(page, DESIGNER)
}

/** Fills with the chunks of the rest of the shop that a page asks for. */
export function shopChunks(page: Page): readonly string[] {
  return chunks(page, SHOP)
}

function chunks(page: Page, wanted: RegExp): readonly string[] {
  const found: string[] = []
  page.on('request', (request) => {
    const name = path.basename(new URL(request.url()).pathname)
    if (wanted.test(name)) found.push(name)
  })
  return found
}
