import { type ChildNode, parse, type Root } from 'postcss'

/** A style sheet, parsed. */
export type StyleSheet = Root

const GROUPS: ReadonlySet<string> = new Set(['media', 'layer', 'supports', 'container'])
const BRACKETS = /(?<!\\)\((?:\\.|[^()\\])*\)/g
const CLASS = /\.((?:\\.|[\w-])+)/g

/** Reads a style sheet. Throws where it breaks off. */
export function parseStyle(css: string): StyleSheet {
  return parse(css)
}

/** Most pages have the classes of another one. */
const made = new WeakMap<StyleSheet, Map<string, string>>()

/** What a page needs of a style sheet: everything but rules for classes that it does not have. */
export function pageStyle(style: StyleSheet, html: string): string {
  const lists = html.matchAll(/\sclass="([^"]*)"/g)
  const classes = new Set([...lists].flatMap(([, list = '']) => unescapeHtml(list).split(' ')))
  const styles = made.get(style) ?? new Map<string, string>()
  made.set(style, styles)
  const key = [...classes].toSorted().join(' ')
  const text = styles.get(key) ?? styleFor(style, classes)
  styles.set(key, text)
  return text
}

function styleFor(style: StyleSheet, classes: ReadonlySet<string>): string {
  return styleText(style.nodes, (node) => {
    if (node.type !== 'rule') return node.type !== 'comment'
    return node.selectors.some((one) => classesOf(one).every((name) => classes.has(name)))
  })
}

/**
 * What pages may lack of a style sheet: its rules for classes. Fonts and what holds for all elements
 * stand in every page; to come again they would have it laid out again. Who made it is said here.
 */
export function laterStyle(style: StyleSheet): string {
  return styleText(style.nodes, (node) => {
    if (node.type !== 'rule') return node.type === 'comment'
    return node.selectors.every((one) => classesOf(one).length > 0)
  })
}

/** The text of what is wanted of these, minified as it was; a group that is left empty is left out. */
function styleText(nodes: readonly ChildNode[], isWanted: (node: ChildNode) => boolean): string {
  const texts = nodes.map((node) => {
    if (node.type === 'atrule' && node.nodes !== undefined && GROUPS.has(node.name)) {
      const content = styleText(node.nodes, isWanted)
      const { name, params, raws } = node
      return content === '' ? '' : `@${name}${raws.afterName ?? ' '}${params}{${content}}`
    }
    if (!isWanted(node)) return ''
    const isStatement = node.type === 'atrule' && node.nodes === undefined
    return isStatement ? `${node.toString()};` : node.toString()
  })
  return texts.join('')
}

/** Every page asks for those of the same selectors. */
const known = new Map<string, readonly string[]>()

function classesOf(selector: string): readonly string[] {
  const classes = known.get(selector) ?? readClasses(selector)
  known.set(selector, classes)
  return classes
}

/** The classes of a selector. What stands in brackets, as after `:is`, is left out: it may be a choice. */
function readClasses(selector: string): readonly string[] {
  const plain = selector.replace(BRACKETS, '')
  if (plain !== selector) return readClasses(plain)
  return Array.from(selector.matchAll(CLASS), ([, name = '']) => name.replaceAll('\\', ''))
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
