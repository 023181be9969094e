import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { refuseTakenPorts, shopPorts } from './shop-ports.ts'

test('the stand-in and the development server follow the shop', () => {
  expect(shopPorts({ PORT: '4400' })).toEqual({ shop: 4400, standIn: 4401, devServer: 4402 })
})

test('the shop is on 3000 unless PORT says otherwise', () => {
  expect(shopPorts({}).shop).toBe(3000)
  expect(shopPorts({ PORT: '' }).shop).toBe(3000)
})

test.each(['abc', '0', '-1', '80.5', '65534', '3000 '.repeat(2)])('PORT is not "%s"', (text) => {
  expect(() => shopPorts({ PORT: text })).toThrow(
    `PORT must be a whole number from 1 to 65533, got "${text}".`,
  )
})

test('a taken port is refused by its number, and a free one is not', async () => {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  await expect(refuseTakenPorts([port])).rejects.toThrow(`Port ${port} is in use`)
  server.close()
  await once(server, 'close')
  await expect(refuseTakenPorts([port])).resolves.toBeUndefined()
})
