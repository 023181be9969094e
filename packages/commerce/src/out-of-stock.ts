/** What a buyer is told of a line of which nothing is left. */
export function outOfStock(title: string): string {
  return `${title} is out of stock; please remove it from the cart.`
}
