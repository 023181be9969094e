import { existsSync } from 'node:fs'
import { buildIfMissing } from '../build/build-shop.ts'
import { runOrExplain } from '../run-or-explain.ts'
import { shopServer, standInPrograms } from '../start/programs.ts'
import { runTogether } from '../start/run-together.ts'
import { refuseTakenPorts, shopPorts } from '../start/shop-ports.ts'

await runOrExplain(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { shop, standIn, devServer } = shopPorts(process.env)
  await refuseTakenPorts([shop, standIn, devServer])
  await buildIfMissing()
  const payPal = `http://localhost:${standIn}`
  const standIns = standInPrograms(standIn, devServer)
  const server = {
    PORT: String(devServer),
    PUBLIC_ORIGIN: `http://localhost:${shop}`,
    ...(standIns.length === 0 ? {} : { PAYPAL_API_BASE: payPal, PAYPAL_SDK_BASE: payPal }),
  }
  const vite = {
    name: 'The development server',
    args: ['node_modules/vite/bin/vite.js', 'packages/storefront'],
    env: { ...process.env, PORT: String(shop), SERVER_PORT: String(devServer) },
  }
  return runTogether([...standIns, shopServer(server, ['--watch']), vite])
})
