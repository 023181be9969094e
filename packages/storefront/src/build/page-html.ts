const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/
const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g

/**
 * Puts what React rendered into the template: title and meta tags, which React leaves in front, go
 * into the head. The script that starts comes last, and names the files that it is to fetch.
 */
export function pageHtml(template: string, rendered: string, files: readonly string[]): string {
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? ''
  const source = SCRIPT.exec(template)?.[1]
  if (source === undefined) throw new Error('the built page has no script')
  const shop = files.map((file) => `/${file}`).join(' ')
  const start = `<script type="module" async src="${source}" data-shop="${shop}"></script>`
  return template
    .replace(SCRIPT, '')
    .replace(PRELOADS, '')
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => rendered.slice(head.length))
    .replace('</body>', () => `${start}</body>`)
}
