import { idDraw } from '../../id-hash.ts'

/** Named in the specification and therefore always there. */
const ALWAYS_IN_STOCK: ReadonlySet<string> = new Set(['m-399'])

/** Whether an iron baluster is in stock: about nine in ten are, always the same ones. */
export function isIronInStock(id: string): boolean {
  return ALWAYS_IN_STOCK.has(id) || idDraw(id, 'stock', 100) < 90
}

/** Whether an iron baluster counts as popular: about one in five does, always the same ones. */
export function isIronPopular(id: string): boolean {
  return idDraw(id, 'popular', 100) < 20
}
