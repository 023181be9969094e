/** A length along a wall. */
export interface OpeningSpan {
  readonly fromIn: number
  readonly toIn: number
}

/** A window, or a door that is shut or has no leaf. Inches. */
export type Opening = WindowOpening | DoorOpening

export interface WindowOpening extends OpeningSpan {
  readonly kind: 'window'
  readonly sillIn: number
  readonly headIn: number
  readonly panesAcross: number
  readonly panesUp: number
}

export interface DoorOpening extends OpeningSpan {
  readonly kind: 'door'
  /** The floor it stands on. */
  readonly floorIn: number
  readonly headIn: number
  readonly hasLeaf: boolean
}

/** Where the wall below an opening ends. */
export function openingBottomIn(opening: Opening): number {
  return opening.kind === 'window' ? opening.sillIn : opening.floorIn
}
