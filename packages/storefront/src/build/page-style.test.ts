import { expect, test } from 'vitest'
import { laterStyle, pageStyle, parseStyle } from './page-style.ts'

function styleOf(css: string, html: string): string {
  return pageStyle(parseStyle(css), html)
}

test('leaves out what is for classes that the page does not have', () => {
  const css = '.oak{color:#a72}.pine{color:#db8}p{margin:0}.oak .rail{width:2px}'
  expect(styleOf(css, '<p class="oak grain">')).toBe('.oak{color:#a72}p{margin:0}')
})

test('keeps statements, fonts, and groups that are not empty', () => {
  const css =
    '@layer base,utilities;@font-face{src:url(a.woff2)}' +
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

test('leaves out what is for rare elements and fields that the page does not have', () => {
  const css =
    'table{color:#a72}code,kbd{top:0}::file-selector-button{top:1px}.a table{top:2px}button{top:3px}'
  expect(styleOf(css, '<p class="a">')).toBe('button{top:3px}')
  expect(styleOf(css, '<table class="a">')).toBe(
    'table{color:#a72}.a table{top:2px}button{top:3px}',
  )
  expect(styleOf(css, '<kbd></kbd><input type="file"/>')).toBe(
    'code,kbd{top:0}::file-selector-button{top:1px}button{top:3px}',
  )
})

test('looks at no element in a choice, nor in the name of a class', () => {
  const css = ':where(table,p) i{top:0}.table-cell{top:1px}'
  expect(styleOf(css, '<i class="table-cell">')).toBe(css)
})

test('has movements and papers where its rules use them, and brings all of them later', () => {
  const css =
    '.a{animation:turn 1s}.b{animation:fade 1s}.c{page:receipt}' +
    '@keyframes turn{to{rotate:1turn}}@keyframes fade{to{opacity:0}}@page receipt{margin:15mm}'
  expect(styleOf(css, '<i class="a">')).toBe(
    '.a{animation:turn 1s}@keyframes turn{to{rotate:1turn}}',
  )
  expect(styleOf(css, '<i class="c">')).toBe('.c{page:receipt}@page receipt{margin:15mm}')
  const theme =
    ':root{--animate-in:come-in 1s}.d{animation:var(--animate-in)}@keyframes come-in{0%{top:9px}}'
  expect(styleOf(theme, '<i class="d">')).toBe(theme)
  expect(laterStyle(parseStyle(css))).toBe(css)
})

test('leaves out what is for pages that have a class which this one does not have', () => {
  const css = 'body:has(.wide){color:#222}'
  expect(styleOf(css, '<i class="wide">')).toBe(css)
  expect(styleOf(css, '<i class="narrow">')).toBe('')
})

test('what comes later are the rules for classes and rare elements, which pages may lack', () => {
  const css =
    '@layer base;@font-face{src:url(a.woff2)}p{margin:0}.a,p{top:0}@layer base{*{margin:0}}' +
    '@layer utilities{.a{top:0}@media print{.b .c{top:2px}}}'
  expect(laterStyle(parseStyle(css))).toBe(
    '@layer utilities{.a{top:0}@media print{.b .c{top:2px}}}',
  )
  expect(laterStyle(parseStyle('p,table{top:0}table{top:1px}'))).toBe('table{top:1px}')
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
