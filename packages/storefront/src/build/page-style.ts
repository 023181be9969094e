import { type AtRule, type ChildNode, parse, type Root } from 'postcss'

/** A style sheet, parsed. */
export type StyleSheet = Root

const GROUPS: ReadonlySet<string> = new Set(['media', 'layer', 'supports', 'container'])
const BRACKETS = /(?<!\\)\((?:\\.|[^()\\])*\)/g
const VARIABLE = /--[\w-]+/g
const CLASS = /\.((?:\\.|[\w-])+)/g
const ELEMENT = /(?<=^|[\s>+~])[a-z][a-z\d]*/g
const PART = /::([\w-]+)/g

/** Elements that only some pages have: what is said of any other stands in every page. */
const RARE_ELEMENTS: ReadonlySet<string> = new Set(
  'abbr code hr kbd optgroup pre samp sub summary sup table'.split(' '),
)
/** Parts of fields that only some pages have, by how these are marked in a page. */
const RARE_PARTS: readonly (readonly [part: RegExp, mark: string])[] = [
  [/^file-/, 'type="file"'],
  [/^-webkit-(?:date|calendar)/, 'type="date"'],
  [/^-webkit-(?:inner|outer)-spin/, 'type="number"'],
  [/^-webkit-search/, 'type="search"'],
]
/** What there has to be somewhere: no choice. */
const HAS_CLASS = /:has\((\.[\w-]+)\)/g
const MARKS = [...Array.from(RARE_ELEMENTS, elementMark), ...RARE_PARTS.map(([, mark]) => mark)]

/** Reads a style sheet. Throws where it breaks off. */
export function parseStyle(css: string): StyleSheet {
  return parse(css)
}

/** Most pages have the classes of another one. */
const made = new WeakMap<StyleSheet, Map<string, string>>()

/** What a page needs of a style sheet: everything but rules for classes and rare elements that it does not have. */
export function pageStyle(style: StyleSheet, html: string): string {
  const lists = html.matchAll(/\sclass="([^"]*)"/g)
  const classes = new Set([...lists].flatMap(([, list = '']) => unescapeHtml(list).split(' ')))
  const marks = MARKS.filter((mark) => html.includes(mark))
  const styles = made.get(style) ?? new Map<string, string>()
  made.set(style, styles)
  const names = new Set([...classes, ...marks])
  const key = [...names].toSorted().join(' ')
  const text = styles.get(key) ?? styleFor(style, names)
  styles.set(key, text)
  return text
}

function styleFor(style: StyleSheet, names: ReadonlySet<string>): string {
  const isForPage = (node: ChildNode) =>
    node.type === 'rule'
      ? node.selectors.some((one) => namesIn(one).every((name) => names.has(name)))
      : node.type !== 'comment' && !isNamed(node)
  const rules = styleText(style.nodes, (node) => isForPage(node) && !setsVariables(node))
  const needed = variablesFor(style, rules)
  const text = styleText(style.nodes, isForPage, needed)
  const isWanted = (node: ChildNode) => isForPage(node) || (isNamed(node) && isUsed(node, text))
  return styleText(style.nodes, isWanted, needed)
}

/**
 * What pages may lack of a style sheet: its rules for classes and rare elements, all variables, and what has a name.
 * Fonts and what holds for any element stand in every page; to come again they would have it laid out again. Who made it
 * is said here.
 */
export function laterStyle(style: StyleSheet): string {
  return styleText(style.nodes, (node) => {
    if (node.type !== 'rule') return node.type === 'comment' || setsVariables(node) || isNamed(node)
    return setsVariables(node) || node.selectors.every((one) => namesIn(one).length > 0)
  })
}

/** Whether it is something that rules use by its name: a movement, or a paper to print on. */
function isNamed(node: ChildNode): node is AtRule {
  return node.type === 'atrule' && (node.name === 'keyframes' || node.name === 'page')
}

function isUsed({ params }: AtRule, text: string): boolean {
  return new RegExp(`(?:animat|page)[^;}]*\\b${params}\\b`).test(text)
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

function namesIn(selector: string): readonly string[] {
  const names = known.get(selector) ?? readNames(selector)
  known.set(selector, names)
  return names
}

/**
 * The classes of a selector, and the marks of its rare elements. What stands in brackets, as after `:is`, is left out: it
 * may be a choice.
 */
function readNames(selector: string): readonly string[] {
  const plain = selector.replace(HAS_CLASS, '$1').replace(BRACKETS, '')
  if (plain !== selector) return readNames(plain)
  const classes = Array.from(selector.matchAll(CLASS), ([, name = '']) => name.replaceAll('\\', ''))
  const elements = (selector.match(ELEMENT) ?? []).filter((name) => RARE_ELEMENTS.has(name))
  const parts = Array.from(selector.matchAll(PART), ([, part = '']) =>
    RARE_PARTS.find(([rare]) => rare.test(part)),
  )
  return [...classes, ...elements.map(elementMark), ...parts.flatMap((found) => found?.[1] ?? [])]
}

function elementMark(name: string): string {
  return `<${name}`
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
