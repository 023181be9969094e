import type { Stair } from '../../model/stair.ts'
import { balconyHouse } from './balcony-house.ts'
import type { House } from './house.ts'
import { landingLHouse } from './landing-l-house.ts'
import { landingUHouse } from './landing-u-house.ts'
import { straightHouse } from './straight-house.ts'

/** The walls and floors that a stair of any layout stands between. */
export function houseAround(stair: Stair): House {
  switch (stair.design.layout) {
    case 'balcony':
      return balconyHouse(stair)
    case 'straight':
      return straightHouse(stair)
    case 'l-landing':
      return landingLHouse(stair)
    case 'u-landing':
      return landingUHouse(stair)
  }
}
