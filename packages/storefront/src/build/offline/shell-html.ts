import { LAST_SHELF } from '@millrun/commerce/kept-shop/addresses'
import { pageHtml, type PageStyle } from '../page-html.ts'

interface ShellParts {
  readonly style: PageStyle
  readonly files: readonly string[]
}

/**
 * The frame of the shop as a document that shows any page: nothing is taken over of it, so that what it has no rules for
 * may come at once, and the whole style sheet is waited for.
 */
export function shellHtml(template: string, frame: string, { style, files }: ShellParts): string {
  return pageHtml(template, frame, { style, files, shelf: LAST_SHELF })
    .replace(` data-style="${style.href}"`, '')
    .replace('</head>', `<link rel="stylesheet" href="${style.href}" /></head>`)
}
