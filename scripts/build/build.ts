import { runOrExplain } from '../run-or-explain.ts'
import { buildShop } from './build-shop.ts'

await runOrExplain(async () => {
  await buildShop()
  return 0
})
