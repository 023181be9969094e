import type { Stair } from '../../model/stair.ts'
import { balconyHouse } from './balcony-house.ts'
import type { House } from './house.ts'
import { landingLHouse } from './landing-l-house.ts'
import { landingUHouse } from './landing-u-house.ts'
import { straightHouse } from './straight-house.ts'
import { comesBack, turnOf } from './turn-of.ts'

/** The walls and floors that a stair of any layout stands between. */
export function houseAround(stair: Stair): House {
  const [lower, upper] = stair.flights
  const landing = turnOf(stair)?.covers
  if (lower === undefined) return balconyHouse(stair)
  if (upper === undefined || landing === undefined) return straightHouse(stair, lower)
  const turn = { lower, upper, landing }
  return comesBack(stair) ? landingUHouse(stair, turn) : landingLHouse(stair, turn)
}
