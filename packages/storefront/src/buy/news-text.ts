import type { ListToday } from '@millrun/commerce/permalink/permalink-today'

/** How much of a list is not as it was when it was made; empty where all of it is. */
export function newsText({ sold, missing }: ListToday): string {
  const prices = sold.filter(({ note }) => note !== undefined).length
  return [leftOutText(missing.length), pricesText(prices)].filter((text) => text !== '').join(' ')
}

function leftOutText(lines: number): string {
  if (lines === 0) return ''
  return lines === 1
    ? '1 line is left out: it cannot be had as it is.'
    : `${lines} lines are left out: they cannot be had as they are.`
}

function pricesText(prices: number): string {
  if (prices === 0) return ''
  return prices === 1 ? '1 price has changed.' : `${prices} prices have changed.`
}
