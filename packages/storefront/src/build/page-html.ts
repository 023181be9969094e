import { pageStyle, type StyleSheet } from './page-style.ts'

const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/
const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g

const FONT = /url\((\/[^)]+\.woff2)\)/g
const STYLE = /\s*<link rel="stylesheet"[^>]*>/

/** The style sheet of the shop: where it is served, and what is in it. */
export interface PageStyle {
  readonly href: string
  readonly sheet: StyleSheet
}

interface PageParts {
  readonly style: PageStyle
  /** The scripts of the page, the one to run first in front. */
  readonly files: readonly string[]
  /** Where it says what has changed on the shelf since the build; nowhere while nothing has. */
  readonly shelf?: string | undefined
}

/**
 * Puts what React rendered into the template: title and meta tags, which React leaves in front, go
 * into the head, with what the page needs of the style sheet: the first paint then waits for no
 * second request. The script that starts comes last, and names what it is to fetch.
 */
export function pageHtml(
  template: string,
  rendered: string,
  { style, files, shelf }: PageParts,
): string {
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? ''
  const source = SCRIPT.exec(template)?.[1]
  if (source === undefined) throw new Error('the built page has no script')
  const shop = files.map((file) => `/${file}`).join(' ')
  const start = `<script type="module" async src="${source}" data-style="${style.href}" data-shop="${shop}"${shelf === undefined ? '' : ` data-shelf="${shelf}"`}></script>`
  const html = template
    .replace(SCRIPT, '')
    .replace(PRELOADS, '')
    .replace(STYLE, '')
    .replace('<!--app-->', () => rendered.slice(head.length))
    .replace('</body>', () => `${start}</body>`)
  const rules = pageStyle(style.sheet, html)
  return html.replace('<!--head-->', () => `${head}${fontPreloads(rules)}<style>${rules}</style>`)
}

/** Known only when the page is laid out, they would come after the first picture of it, and it would be laid out twice. */
function fontPreloads(rules: string): string {
  const fonts = Array.from(rules.matchAll(FONT), ([, href = '']) => href)
  const links = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  return links.join('')
}
