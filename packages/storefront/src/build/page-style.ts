/** One rule of a style sheet: a statement, a group of rules (`@media`, `@layer`), or any other block. */
export interface StyleRule {
  readonly prelude: string
  readonly block?: string | readonly StyleRule[]
}

const GROUPS = /^@(?:media|layer|supports|container)/
const BRACKETS = /(?<!\\)\((?:\\.|[^()\\])*\)/g
const CLASS = /\.((?:\\.|[\w-])+)/g

/** The rules of a minified style sheet, in order. */
export function styleRules(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = []
  let start = 0
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === ';') {
      rules.push({ prelude: css.slice(start, at) })
      start = at + 1
    }
    if (css[at] === '{') {
      const end = blockEnd(css, at)
      const prelude = css.slice(start, at)
      const content = css.slice(at + 1, end)
      rules.push({ prelude, block: GROUPS.test(prelude) ? styleRules(content) : content })
      start = end + 1
      at = end
    }
  }
  return rules
}

function blockEnd(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1
    if (css[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error('the style sheet has a block without an end')
}

/** What a page needs of a style sheet: everything but rules for classes that it does not have. */
export function pageStyle(rules: readonly StyleRule[], html: string): string {
  const lists = html.matchAll(/\sclass="([^"]*)"/g)
  const classes = new Set([...lists].flatMap(([, list = '']) => unescapeHtml(list).split(' ')))
  return styleText(rules, (prelude) => {
    if (prelude.startsWith('@')) return true
    return selectors(prelude).some((one) => classesOf(one).every((name) => classes.has(name)))
  })
}

/**
 * What pages may lack of a style sheet: its rules for classes. Fonts and what holds for all elements
 * stand in every page; to come again they would have it laid out again.
 */
export function laterStyle(rules: readonly StyleRule[]): string {
  return styleText(rules, (prelude) => {
    if (prelude.startsWith('@')) return false
    return selectors(prelude).every((one) => classesOf(one).length > 0)
  })
}

function styleText(rules: readonly StyleRule[], isWanted: (prelude: string) => boolean): string {
  const texts = rules.map(({ prelude, block }) => {
    if (block === undefined) return isWanted(prelude) ? `${prelude};` : ''
    if (typeof block === 'string') return isWanted(prelude) ? `${prelude}{${block}}` : ''
    const content = styleText(block, isWanted)
    return content === '' ? '' : `${prelude}{${content}}`
  })
  return texts.join('')
}

/** The selectors of a list. What stands in brackets, as after `:is`, is left out: it may be a choice. */
function selectors(prelude: string): readonly string[] {
  const plain = prelude.replace(BRACKETS, '')
  return plain === prelude ? plain.split(/(?<!\\),/) : selectors(plain)
}

function classesOf(selector: string): readonly string[] {
  return Array.from(selector.matchAll(CLASS), ([, name = '']) => name.replaceAll('\\', ''))
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
