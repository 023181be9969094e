import { svgNumber } from './number.ts'

export type Attributes = Readonly<Record<string, string | number | undefined>>

/** An SVG element as text. Attributes that are undefined are left out; children are markup already. */
export function tag(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${attributeText(value)}"`)
    .join('')
  const content = children.join('')
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`
}

/** Text made safe between two tags or in an attribute. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function attributeText(value: string | number | undefined): string {
  return typeof value === 'number' ? svgNumber(value) : escapeText(value ?? '')
}
