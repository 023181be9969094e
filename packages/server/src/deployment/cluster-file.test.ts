import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FUNCTIONS_PATH } from '@millrun/commerce/functions'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const ROOT = join(import.meta.dirname, '../../../..')

const Service = z.object({
  image: z.string().optional(),
  build: z.object({ dockerfile: z.string() }).optional(),
  user: z.string().optional(),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  cap_add: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
})

const ComposeFile = z.object({
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
})

async function read(name: string): Promise<string> {
  return readFile(join(ROOT, name), 'utf8')
}

const whole = ComposeFile.parse(parse(await read('compose.cluster.yaml'), { merge: true }))
const single = ComposeFile.parse(parse(await read('compose.yaml')))
const services = Object.entries(whole.services)
const named = (name: RegExp) => services.filter(([each]) => name.test(each))

function variables(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name)
}

test('three of everything that keeps something, and of the shop', () => {
  expect(named(/^etcd/).map(([name]) => name)).toEqual(['etcd1', 'etcd2', 'etcd3'])
  expect(named(/^database/).map(([name]) => name)).toEqual(['database1', 'database2', 'database3'])
  expect(named(/^shop/).map(([name]) => name)).toEqual(['shop1', 'shop2', 'shop3'])
})

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

test('databases, etcd and the balancer reach nobody, and are reached by the shop and the cache alone', () => {
  expect(whole.networks['inside']).toEqual({ internal: true })
  const outside = services.filter(([, { networks }]) => networks.includes('outside'))
  expect(outside.map(([name]) => name)).toEqual(['shop1', 'shop2', 'shop3', 'cache', 'proxy'])
})

test('all of it but the shop is built of the very image of the shop, and none runs as root', async () => {
  const [image] = (await read('Containerfile')).match(/node:\S+@sha256:[0-9a-f]{64}/) ?? []
  expect((await read('deploy/cluster/Containerfile')).match(/^FROM .*/gm)).toEqual([
    `FROM ${image}`,
  ])
  expect(whole.services['proxy']?.image).toBe(single.services['proxy']?.image)
  const parts = named(/^(?:etcd|database|balancer|cache)/)
  expect(parts).toHaveLength(8)
  for (const [, { build, user }] of parts) {
    expect([build?.dockerfile, user]).toEqual(['deploy/cluster/Containerfile', 'postgres'])
  }
})

test('the shop asks the balancer for the primary, and is told the same as in compose.yaml', () => {
  const usual = single.services['shop']?.environment ?? {}
  const told = whole.services['shop1']?.environment ?? {}
  expect(told['DATABASE_URL']).toMatch(
    /^postgres:\/\/shop:\$\{SHOP_DATABASE_PASSWORD:\?[^}]+\}@balancer:5432\/shop$/,
  )
  expect(Object.keys(told)).toEqual(Object.keys(usual))
})

test('every variable that the settings of HAProxy and nginx name is given', async () => {
  const haproxy = variables(await read('deploy/cluster/haproxy.cfg'), /"\$\{(\w+)\}"/g)
  expect(new Set(haproxy)).toEqual(
    new Set(Object.keys(whole.services['balancer']?.environment ?? {})),
  )
  const nginx = variables(await read('deploy/cluster/nginx.conf'), /\$(CACHE_[A-Z]+)/g)
  expect(new Set([...nginx, 'CACHE_FOLDER'])).toEqual(
    new Set(Object.keys(whole.services['cache']?.environment ?? {})),
  )
})

test('HAProxy asks another server only for what the checkout asks for', async () => {
  const paths = (await read('deploy/cluster/haproxy.cfg')).match(/\/functions\/\S+/g) ?? []
  expect(paths.map((path) => path.slice(FUNCTIONS_PATH.length + 1)).toSorted()).toEqual([
    'capture-paypal-order',
    'create-paypal-order',
    'get-paypal-config',
    'validate-address',
  ])
})
