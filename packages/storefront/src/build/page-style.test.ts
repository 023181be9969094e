import { expect, test } from 'vitest'
import { laterStyle, pageStyle, parseStyle } from './page-style.ts'

function styleOf(css: string, html: string): string {
  return pageStyle(parseStyle(css), html)
}

test('leaves out what is for classes that the page does not have', () => {
  const css = '.oak{color:#a72}.pine{color:#db8}p{margin:0}.oak .rail{width:2px}'
  expect(styleOf(css, '<p class="oak grain">')).toBe('.oak{color:#a72}p{margin:0}')
})

test('keeps statements, fonts and frames, and groups that are not empty', () => {
  const css =
    '@layer base,utilities;@font-face{src:url(a.woff2)}@keyframes turn{to{rotate:1turn}}' +
    '@layer utilities{.a{top:0}@media (min-width:48rem){.a{top:1px}}@media print{.b{top:2px}}}'
  expect(styleOf(css, '<i class="a">')).toBe(css.replace('@media print{.b{top:2px}}', ''))
  expect(styleOf('@media print{.b{top:2px}}', '<i class="a">')).toBe('')
})

test('knows classes with signs in their names', () => {
  const css = String.raw`.mt-2\.5{margin:1px}.lg\:w-\[60\%\]{width:60%}.\[\&\>li\]\:p-0>li{padding:0}`
  const html = '<i class="mt-2.5 lg:w-[60%] [&amp;&gt;li]:p-0">'
  expect(styleOf(css, html)).toBe(css)
})

test('keeps a rule when one of its selectors is for the page', () => {
  expect(styleOf('.x,.y{top:0}', '<i class="y">')).toBe('.x,.y{top:0}')
})

test('looks at no class in brackets, where it may be one of several or one not to have', () => {
  const css = '.x:is(.y,.z):not(:where(.w,p)){top:0}'
  expect(styleOf(css, '<i class="x">')).toBe(css)
  expect(styleOf(css, '<i class="y">')).toBe('')
  const calculated = String.raw`.h-\[calc\(1px\,2px\)\]{height:1px}`
  expect(styleOf(calculated, '<i class="h-[calc(1px,2px)]">')).toBe(calculated)
})

test('what comes later are the rules for classes, which pages may lack', () => {
  const css =
    '@layer base;@font-face{src:url(a.woff2)}p{margin:0}.a,p{top:0}@layer base{*{margin:0}}' +
    '@layer utilities{.a{top:0}@media print{.b .c{top:2px}}}'
  expect(laterStyle(parseStyle(css))).toBe(
    '@layer utilities{.a{top:0}@media print{.b .c{top:2px}}}',
  )
})

test('who made a style sheet is said in what comes later, and hides no rule behind it', () => {
  const css = '/*! made by us.com */@layer first{*{top:0}}.a{top:1px}'
  expect(styleOf(css, '<i class="b">')).toBe('@layer first{*{top:0}}')
  expect(laterStyle(parseStyle(css))).toBe('/*! made by us.com */.a{top:1px}')
})

test('has of the variables only those that its rules name, also by way of others', () => {
  const css =
    '@layer theme{:root{--ink:#222;--rule:var(--ink);--blue:#00f}}' +
    '@layer properties{*{--lead:0;--turn:0}}.a{border-color:var(--rule);margin:var(--lead)}.b{color:var(--blue)}' +
    '@property --lead{syntax:"*";inherits:false}@property --turn{syntax:"*";inherits:false}'
  expect(styleOf(css, '<i class="a">')).toBe(
    '@layer theme{:root{--ink:#222;--rule:var(--ink)}}@layer properties{*{--lead:0}}' +
      '.a{border-color:var(--rule);margin:var(--lead)}@property --lead{syntax:"*";inherits:false}',
  )
})

test('brings all variables later, for the rules that come with them', () => {
  const css = ':root{--blue:#00f}p{margin:0}.b{color:var(--blue)}@property --turn{syntax:"*"}'
  expect(laterStyle(parseStyle(css))).toBe(css.replace('p{margin:0}', ''))
})
