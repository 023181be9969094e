import { buildIfStale } from '../build/build-shop.ts'
import { loadEnvironmentFile } from './load-environment-file.ts'
import { shopServer, standInPrograms } from './programs.ts'
import { runTogether } from './run-together.ts'
import { runOrExplain } from '../run-or-explain.ts'
import { refuseTakenPorts, shopPorts } from './shop-ports.ts'
import { waitUntilReady } from './wait-until-ready.ts'

await runOrExplain(async () => {
  loadEnvironmentFile()
  const ports = shopPorts(process.env)
  const standIn = standInPrograms(ports.standIn)
  await refuseTakenPorts(standIn.length === 0 ? [ports.shop] : [ports.shop, ports.standIn])
  await buildIfStale()
  const programs = [...standIn, shopServer({ PORT: String(ports.shop) })]
  return runTogether(programs, async (ended) => {
    const isReady = await waitUntilReady(`http://localhost:${ports.shop}/readyz`, ended)
    if (isReady) console.log(`The shop is open: http://localhost:${ports.shop}`)
  })
})
