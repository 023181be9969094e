import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'
import { parseStyle } from './page-style.ts'

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <!--head-->
    <script type="module" crossorigin src="/assets/entry.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react.js">
    <link rel="stylesheet" crossorigin href="/assets/site.css">
  </head>
  <body><div id="app"><!--app--></div></body>
</html>`

const parts = {
  style: { href: '/assets/site.css', sheet: parseStyle('.oak{color:#a72}.pine{color:#db8}') },
  files: ['assets/entry.js', 'assets/home.js'],
}

function page(rendered: string, template = TEMPLATE): string {
  return pageHtml(template, rendered, parts)
}

test('moves title and meta tags into the head, and leaves the rest in the body', () => {
  const head = '<title>Treads</title><meta name="description" content="Of $1 and $&amp;"/>'
  const html = page(`${head}<main class="oak"><p>$& and $1</p></main>`)
  expect(html.split('</head>')[0]).toContain(head)
  expect(html).toContain('<div id="app"><main class="oak"><p>$& and $1</p></main></div>')
})

test('brings the style of the page along, and fetches none before', () => {
  const html = page('<main class="oak"></main>')
  expect(html).toContain('<style>.oak{color:#a72}</style>')
  expect(html).not.toContain('rel="stylesheet"')
})

test('asks for the fonts that its style names before anything is laid out', () => {
  const sheet = parseStyle(
    '@font-face{font-family:Oak;src:url(/assets/oak-1.woff2)format("woff2")}.oak{font-family:Oak}',
  )
  const style = { href: '/assets/site.css', sheet }
  const html = pageHtml(TEMPLATE, '<main class="oak"></main>', { ...parts, style })
  expect(html.split('<style>')[0]).toContain(
    '<link rel="preload" href="/assets/oak-1.woff2" as="font" type="font/woff2" crossorigin>',
  )
})

test('starts last, with the names of all that is to be fetched', () => {
  const html = page('<main></main>')
  expect(html).not.toContain('modulepreload')
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html).toContain(
    '<script type="module" async src="/assets/entry.js" data-style="/assets/site.css" data-shop="/assets/entry.js /assets/home.js"></script></body>',
  )
})

test('names what has changed on the shelf, where something has', () => {
  const html = pageHtml(TEMPLATE, '<main></main>', { ...parts, shelf: '/shelf/k3Fb.js' })
  expect(html).toContain(
    'data-shop="/assets/entry.js /assets/home.js" data-shelf="/shelf/k3Fb.js">',
  )
})

test('fails where the build has put no script into its page', () => {
  expect(() => page('', '<html><!--head--><!--app--></html>')).toThrow(
    'the built page has no script',
  )
})
