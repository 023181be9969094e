import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { webManifest } from './web-manifest.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../../../public')
const ManifestSchema = z.looseObject({ icons: z.array(z.object({ src: z.string() })) })

test('the shop installs under its name, in the color of its paper, with icons that are there', () => {
  const manifest: unknown = JSON.parse(webManifest('<meta name="theme-color" content="#f1eee8" />'))
  expect(manifest).toMatchObject({
    name: 'Millrun Stair Parts',
    short_name: 'Millrun',
    start_url: '/',
    display: 'standalone',
    theme_color: '#f1eee8',
    background_color: '#f1eee8',
  })
  const { icons } = ManifestSchema.parse(manifest)
  expect(icons).toHaveLength(3)
  for (const { src } of icons) expect(existsSync(path.join(PUBLIC, src))).toBe(true)
})
