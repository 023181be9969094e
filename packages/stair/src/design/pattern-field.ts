import { findBaluster } from '../stock/baluster-stock.ts'
import { LONGEST_ORDER, MOST_STYLES } from './design-limits.ts'
import type { Pattern } from './design.ts'
import type { Field } from './field.ts'

/** A pattern in a link: `m-101.m-399.001`, the styles and then the order by their places. */
export function patternField(key: string): Field<Pattern> {
  return {
    key,
    name: 'baluster pattern',
    write: ({ styles, order }) => [...styles, order.join('')].join('.'),
    read: (text) => {
      const parts = text.split('.')
      return checkedPattern({
        styles: parts.slice(0, -1),
        order: (parts.at(-1) ?? '')
          .split('')
          .map((digit) => (/\d/.test(digit) ? Number(digit) : -1)),
      })
    },
  }
}

/** The pattern when its styles are balusters that we sell, each once, and its order names nothing else. */
function checkedPattern(pattern: Pattern): Pattern | undefined {
  const { styles, order } = pattern
  const areStyles =
    styles.length >= 1 &&
    styles.length <= MOST_STYLES &&
    new Set(styles).size === styles.length &&
    styles.every((id) => findBaluster(id) !== undefined)
  const isOrder =
    order.length >= 1 &&
    order.length <= LONGEST_ORDER &&
    order.every((place) => place >= 0 && place < styles.length)
  return areStyles && isOrder ? pattern : undefined
}
