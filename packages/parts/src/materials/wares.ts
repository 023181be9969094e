import type { FinishCode } from '@millrun/catalogue/choosing/option-group'
import { FINISH_LOOKS, type FinishLook } from './finishes.ts'

/** What is used as it was bought: nobody chooses its color. */
export type Ware =
  | 'zinc'
  | 'black steel'
  /** The dark of a hole that is not drilled. */
  | 'hole'
  | 'white plastic'
  | 'amber plastic'
  | 'gray plastic'
  | 'blue plastic'
  | 'dark plastic'

export const WARE_LOOKS: Readonly<Record<Ware, FinishLook>> = {
  zinc: {
    colours: ['#8d9296', '#a9adb0', '#c3c6c7'],
    metalness: 0.95,
    roughness: [0.24, 0.36],
    bump: 0.05,
  },
  'black steel': {
    colours: ['#33363a', '#3d4145', '#474b4f'],
    metalness: 0.85,
    roughness: [0.3, 0.4],
    bump: 0.03,
  },
  hole: plastic('#030303', 1),
  'white plastic': plastic('#dedcd5', 0.3),
  'amber plastic': plastic('#cdb27c', 0.22),
  'gray plastic': plastic('#86898b', 0.22),
  'blue plastic': plastic('#27486f', 0.4),
  'dark plastic': plastic('#2b2d30', 0.4),
}

/** What iron or a ware looks like. */
export function coatLook(coat: FinishCode | Ware): FinishLook {
  return isWare(coat) ? WARE_LOOKS[coat] : FINISH_LOOKS[coat]
}

/** Whether something is used as it was bought. */
export function isWare(name: string): name is Ware {
  return name in WARE_LOOKS
}

function plastic(colour: FinishLook['colours'][1], roughness: number): FinishLook {
  return {
    colours: [colour, colour, colour],
    metalness: 0,
    roughness: [roughness, roughness],
    bump: 0.03,
  }
}
