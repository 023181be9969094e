import { type ChildNode, parse, type Root } from 'postcss'

/** A style sheet, parsed. */
export type StyleSheet = Root

const GROUPS: ReadonlySet<string> = new Set(['media', 'layer', 'supports', 'container'])
const BRACKETS = /(?<!\\)\((?:\\.|[^()\\])*\)/g
const VARIABLE = /--[\w-]+/g
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
  const isForPage = (node: ChildNode) =>
    node.type === 'rule'
      ? node.selectors.some((one) => classesOf(one).every((name) => classes.has(name)))
      : node.type !== 'comment'
  const rules = styleText(style.nodes, (node) => isForPage(node) && !setsVariables(node))
  const needed = variablesFor(style, rules)
  return styleText(style.nodes, isForPage, needed)
}

/**
 * What pages may lack of a style sheet: its rules for classes, and the variables of these. Fonts and what holds for all
 * elements stand in every page; to come again they would have it laid out again. Who made it is said here.
 */
export function laterStyle(style: StyleSheet): string {
  return styleText(style.nodes, (node) => {
    if (node.type !== 'rule') return node.type === 'comment' || setsVariables(node)
    return setsVariables(node) || node.selectors.every((one) => classesOf(one).length > 0)
  })
}

/** Whether it is there for variables alone: what they are, or what they hold for every element. */
function setsVariables(node: ChildNode): boolean {
  if (node.type === 'atrule') return node.name === 'property'
  if (node.type !== 'rule') return false
  return node.nodes.every((inside) => inside.type === 'decl' && inside.variable)
}

/** The variables that these rules name, and those that stand in the values of these. */
function variablesFor(style: StyleSheet, rules: string): ReadonlySet<string> {
  const needed = new Set<string>()
  const need = (text: string) => {
    const more = (text.match(VARIABLE) ?? []).filter((name) => !needed.has(name))
    for (const name of more) needed.add(name)
    if (more.length === 0) return
    style.walkDecls((decl) => {
      if (more.includes(decl.prop)) need(decl.value)
    })
  }
  need(rules)
  return needed
}

/** The text of what is wanted of these, minified as it was; a group that is left empty is left out. */
function styleText(
  nodes: readonly ChildNode[],
  isWanted: (node: ChildNode) => boolean,
  variables?: ReadonlySet<string>,
): string {
  const texts = nodes.map((node) => {
    if (node.type === 'atrule' && node.nodes !== undefined && GROUPS.has(node.name)) {
      const content = styleText(node.nodes, isWanted, variables)
      const { name, params, raws } = node
      return content === '' ? '' : `@${name}${raws.afterName ?? ' '}${params}{${content}}`
    }
    if (!isWanted(node)) return ''
    if (variables !== undefined && setsVariables(node)) return variablesText(node, variables)
    const isStatement = node.type === 'atrule' && node.nodes === undefined
    return isStatement ? `${node.toString()};` : node.toString()
  })
  return texts.join('')
}

/** What is said of these variables. */
function variablesText(node: ChildNode, variables: ReadonlySet<string>): string {
  if (node.type === 'atrule') return variables.has(node.params) ? node.toString() : ''
  if (node.type !== 'rule') return ''
  const named = node.nodes.filter((inside) => inside.type === 'decl' && variables.has(inside.prop))
  return named.length === 0 ? '' : `${node.selector}{${named.join(';')}}`
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
