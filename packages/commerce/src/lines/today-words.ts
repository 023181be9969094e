import { formatDollars } from '../dollars.ts'

/** What is said of a line of before that no product answers to any more. */
export function notSold(title: string): string {
  return `${title} is not sold any more.`
}

/** What is said of a product that is sold, but not in the choices of a line of before. */
export function notInChoices(title: string): string {
  return `${title} is not sold in these choices any more; please choose anew.`
}

/** What is said of a line of before that is not put into the cart because nothing is left. */
export function noneInStock(title: string): string {
  return `${title} is out of stock.`
}

/** What is said of a line that costs something else today; `since` says when it cost that: ` in May`. */
export function costsToday(
  title: string,
  todayCents: number,
  beforeCents: number,
  since = '',
): string {
  return `${title} costs ${formatDollars(todayCents)} each today, and cost ${formatDollars(beforeCents)}${since}.`
}
