import type { DatabaseSettings } from '../on-each-database.ts'
import { print, proveOnEachDatabase } from './prove-on-each-database.ts'
import { SIZES } from './prove-sizes.ts'
import { BUYERS, LAST_PIECES, openCrowdedShop } from './sell-last-pieces.ts'

/** Prints whether of the last pieces ever more, or less, are sold than there are. */
export async function proveLastPieces(): Promise<void> {
  await proveOnEachDatabase(prove)
}

async function prove(name: string, settings: DatabaseSettings): Promise<void> {
  await using shop = await openCrowdedShop(settings)
  const { rounds } = SIZES
  let right = 0
  for (let round = 1; round <= rounds; round += 1) {
    const { sold, told, paid, left } = await shop.sell()
    const isRight = sold === LAST_PIECES && paid === round * LAST_PIECES && left?.quantity === 0
    if (isRight) right += 1
    else print(`  round ${round}: ${JSON.stringify({ sold, told, paid, left })}`)
  }
  print(
    `${name}: ${BUYERS} buyers of the last ${LAST_PIECES} pieces, right ${right} of ${rounds} times`,
  )
  if (right < rounds) process.exitCode = 1
}
