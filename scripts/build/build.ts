import { existsSync } from 'node:fs'
import { runOrExplain } from '../run-or-explain.ts'
import { buildShop } from './build-shop.ts'

await runOrExplain(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await buildShop()
  return 0
})
