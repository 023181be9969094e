import { existsSync } from 'node:fs'
import { buildIfStale } from '../build/build-shop.ts'
import { runOrExplain } from '../run-or-explain.ts'
import { shopServer, standInPrograms } from './programs.ts'
import { runTogether } from './run-together.ts'
import { refuseTakenPorts, shopPorts } from './shop-ports.ts'

await runOrExplain(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { shop, standIn } = shopPorts(process.env)
  const standIns = standInPrograms(standIn, shop)
  await refuseTakenPorts(standIns.length === 0 ? [shop] : [shop, standIn])
  await buildIfStale()
  return runTogether([...standIns, shopServer({ PORT: String(shop) })])
})
