import { expect, test } from 'vitest'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { openCrowdedShop } from '../testing/prove/sell-last-pieces.ts'

const AT_ONCE_MS = 60_000

onEachDatabase((newDatabase) => {
  test(
    'of the last pieces exactly as many are sold as there are, on two servers at once',
    async () => {
      await using shop = await openCrowdedShop(await newDatabase())
      expect(await shop.sell()).toMatchObject({
        sold: 10,
        told: [
          'Single Basket Iron Baluster, Satin Black is out of stock; please remove it from the cart.',
        ],
        paid: 10,
        left: { quantity: 0, held: 0 },
      })
    },
    AT_ONCE_MS,
  )
})
