import { formatInches, sizeCode } from '../inches.ts'

/** One choice in an option group. `priceAddCents` is added to the unit price and may be negative. */
export interface Option {
  readonly code: string
  readonly name: string
  readonly priceAddCents: number
  /** What the whole price is multiplied by: a length or a wood of a rail. 100 where it is left out. */
  readonly percent?: number
}

export type OptionType = 'finish' | 'material' | 'profile' | 'hand' | 'height' | 'size' | 'length'

/** A choice that a product asks for. Its first option holds until the buyer picks another. */
export interface OptionGroup {
  readonly id: string
  readonly name: string
  readonly type: OptionType
  readonly options: readonly [Option, ...Option[]]
}

export const FINISH = {
  id: 'finish',
  name: 'Finish',
  type: 'finish',
  options: [
    { code: 'SB', name: 'Satin Black', priceAddCents: 0 },
    { code: 'ORB', name: 'Oil Rubbed Bronze', priceAddCents: 200 },
    { code: 'CV', name: 'Copper Vein', priceAddCents: 400 },
    { code: 'AB', name: 'Antique Bronze', priceAddCents: 200 },
    { code: 'PW', name: 'Pewter', priceAddCents: 300 },
    { code: 'SV', name: 'Silver Vein', priceAddCents: 400 },
    { code: 'VB', name: 'Vintage Brass', priceAddCents: 500 },
  ],
} as const satisfies OptionGroup

export const PROFILE = {
  id: 'profile',
  name: 'Profile',
  type: 'profile',
  options: [
    { code: 'STD', name: 'Standard', priceAddCents: 0 },
    { code: 'PLW', name: 'Plow Groove', priceAddCents: 600 },
    { code: 'RND', name: 'Round', priceAddCents: 300 },
    { code: 'SQR', name: 'Square', priceAddCents: 200 },
  ],
} as const satisfies OptionGroup

export const HAND = {
  id: 'hand',
  name: 'Orientation',
  type: 'hand',
  options: [
    { code: 'L', name: 'Left', priceAddCents: 0 },
    { code: 'R', name: 'Right', priceAddCents: 0 },
  ],
} as const satisfies OptionGroup

/** Heights that risers are milled to, in inches. */
export const RISER_HEIGHTS_IN = [7.25, 7.5, 7.75, 8] as const

const [lowestRiserIn, ...higherRisersIn] = RISER_HEIGHTS_IN

export const RISER_HEIGHT = {
  id: 'height',
  name: 'Riser height',
  type: 'height',
  options: [riserOption(lowestRiserIn), ...higherRisersIn.map(riserOption)],
} as const satisfies OptionGroup

export type FinishCode = (typeof FINISH.options)[number]['code']

/** Whether a choice is of what a product is made of or coated with, which its picture shows. */
export function isOfCoats({ type }: OptionGroup): boolean {
  return type === 'finish' || type === 'material'
}

/** Name of a finish as the catalogue prints it. */
export function finishName(code: FinishCode): string {
  return FINISH.options.find((option) => option.code === code)?.name ?? code
}

/** What a part is coated with whose finish the buyer chooses. */
export const ANY_COAT = 'Powder coat in seven finishes'

function riserOption(heightIn: number): Option {
  return { code: sizeCode(heightIn), name: formatInches(heightIn), priceAddCents: 0 }
}
