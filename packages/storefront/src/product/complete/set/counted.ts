/** So many of something, in figures: `1 hole`, `84 holes`. */
export function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}
