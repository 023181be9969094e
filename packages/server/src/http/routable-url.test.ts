import { expect, test } from 'vitest'
import { routableUrl } from './routable-url.ts'

test.each([
  ['/product/m-399?finish=cv', '/product/m-399?finish=cv'],
  ['/c%C3%A9?q=%zz', '/c%C3%A9?q=%zz'],
  ['/%zz', '/%25zz'],
  ['/%c0%ae%c0%ae/etc', '/%25c0%25ae%25c0%25ae/etc'],
  ['http://shop.example/contact?a=b', '/contact?a=b'],
  ['HTTPS://shop.example', '/'],
  ['*', '*'],
  [`/${'x'.repeat(2000)}?${'y'.repeat(2000)}`, `/${'x'.repeat(999)}?${'y'.repeat(2000)}`],
])('%s is looked up as %s', (url, routable) => {
  expect(routableUrl({ url })).toBe(routable)
})
