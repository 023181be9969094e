/** What one package of something that holds a stair together is good for. */
export interface Pack {
  readonly holds: number
  /** What is counted: `holes` that it fills, `joints` that it draws together. */
  readonly of: 'holes' | 'joints' | 'newels' | 'screws'
}

/** How far each package reaches, by the id of its product. */
export const PACKS = {
  'epoxy-kit-120': { holds: 120, of: 'holes' },
  'epoxy-kit-35': { holds: 35, of: 'holes' },
  'rail-bolt-kit': { holds: 1, of: 'joints' },
  'newel-mounting-kit': { holds: 1, of: 'newels' },
  'dowel-screw-pack': { holds: 25, of: 'screws' },
  'trim-screw-pack': { holds: 100, of: 'screws' },
} as const satisfies Readonly<Record<string, Pack>>

export type PackId = keyof typeof PACKS

/** How many packages hold `count` of what they are counted in, a started one being a whole one; none for none. */
export function packsFor(id: PackId, count: number): number {
  return Math.ceil(count / PACKS[id].holds)
}

/** Whether the product with this id is sold by how far one package reaches. */
export function isPackId(id: string): id is PackId {
  return Object.hasOwn(PACKS, id)
}
