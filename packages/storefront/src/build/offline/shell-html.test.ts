import { expect, test } from 'vitest'
import { parseStyle } from '../page-style.ts'
import { shellHtml } from './shell-html.ts'

const TEMPLATE = `<head><!--head--></head><body><div id="root"><!--app--></div>
  <script type="module" src="/assets/index-1.js"></script></body>`

test('the shell has its style sheet before it is painted, and names the shelf that was shown last', () => {
  const style = { href: '/assets/site-1.css', sheet: parseStyle('.a{color:red}.b{color:blue}') }
  const html = shellHtml(TEMPLATE, '<main class="a"></main>', {
    style,
    files: ['assets/shop-1.js'],
  })
  expect(html).toBe(
    '<head><style>.a{color:red}</style><link rel="stylesheet" href="/assets/site-1.css" /></head>' +
      '<body><div id="root"><main class="a"></main></div>' +
      '<script type="module" async src="/assets/index-1.js" data-shop="/assets/shop-1.js" data-shelf="/shelf/last.js"></script></body>',
  )
})
