import { buildIfMissing } from '../build/build-shop.ts'
import { runOrExplain } from '../run-or-explain.ts'
import { loadEnvironmentFile } from '../start/load-environment-file.ts'
import { shopServer, standInPrograms } from '../start/programs.ts'
import { runTogether } from '../start/run-together.ts'
import { refuseTakenPorts, shopPorts } from '../start/shop-ports.ts'
import { waitUntilReady } from '../start/wait-until-ready.ts'

await runOrExplain(async () => {
  loadEnvironmentFile()
  const { shop, standIn, devServer } = shopPorts(process.env)
  await refuseTakenPorts([shop, standIn, devServer])
  await buildIfMissing()
  const origin = `http://localhost:${shop}`
  const payPal = `http://localhost:${standIn}`
  const standIns = standInPrograms(standIn)
  const server = {
    PORT: String(devServer),
    PUBLIC_ORIGIN: origin,
    ...(standIns.length === 0 ? {} : { PAYPAL_API_BASE: payPal, PAYPAL_SDK_BASE: payPal }),
  }
  const vite = {
    name: 'The development server',
    args: ['node_modules/vite/bin/vite.js', 'packages/storefront'],
    env: { ...process.env, PORT: String(shop), SERVER_PORT: String(devServer) },
  }
  const programs = [...standIns, shopServer(server, ['--watch']), vite]
  return runTogether(programs, async (ended) => {
    const isReady = await waitUntilReady(origin, ended)
    if (isReady) console.log(`The shop is open, with hot reload: ${origin}`)
  })
})
