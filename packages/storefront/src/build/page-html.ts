const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/
const SCRIPT = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g

/**
 * Puts what React rendered into the template: title and meta tags, which React leaves in front, go
 * into the head. Scripts come last and with low priority: the picture is wanted first.
 */
export function pageHtml(template: string, rendered: string, chunks: readonly string[]): string {
  const head = HEAD_TAGS.exec(rendered)?.[0] ?? ''
  const source = SCRIPT.exec(template)?.[1]
  if (source === undefined) throw new Error('the built page has no script')
  const scripts = [
    ...chunks.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`),
    `<script type="module" async fetchpriority="low" src="${source}"></script>`,
  ]
  return template
    .replace(SCRIPT, '')
    .replace(PRELOADS, '')
    .replace('<!--head-->', () => head)
    .replace('<!--app-->', () => rendered.slice(head.length))
    .replace('</body>', () => `${scripts.join('')}</body>`)
}
