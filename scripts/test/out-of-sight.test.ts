import { spawnSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  demandChromium,
  findChromium,
  findEachPostgres,
  findOnPath,
  findPostgres,
} from './find-program.ts'
import { outOfSight } from './out-of-sight.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'programs-'))
const links = mkdtempSync(path.join(tmpdir(), 'out-of-sight-'))
for (const name of ['chromium', 'initdb', 'pg_ctl', 'postgres', 'saw']) {
  writeFileSync(path.join(folder, name), '#!/bin/sh\necho cut\n')
  chmodSync(path.join(folder, name), 0o755)
}
const machine = { ...process.env, PATH: folder, CHROMIUM_PATH: '', POSTGRES_PATH: '' }

afterAll(() => {
  for (const made of [folder, links]) rmSync(made, { recursive: true })
})

describe('on a machine that has them', () => {
  test('Chromium and PostgreSQL are found on the path', () => {
    expect(findChromium(machine)).toBe(path.join(folder, 'chromium'))
    expect(findPostgres(machine)).toBe(folder)
  })

  test('what CHROMIUM_PATH names comes first, even when it is not there', () => {
    const named = { ...machine, CHROMIUM_PATH: 'nowhere/chromium' }
    expect(findChromium(named)).toBe('nowhere/chromium')
  })

  test('the PostgreSQL that POSTGRES_PATH names is the only one, if it is one', () => {
    expect(findEachPostgres([], machine)[0]).toBe(folder)
    expect(findEachPostgres([], { ...machine, POSTGRES_PATH: links })).toEqual([])
    const named = { ...machine, PATH: '', POSTGRES_PATH: folder }
    expect(findEachPostgres([], named)).toEqual([folder])
    expect(findEachPostgres(['saw'], named)).toEqual([folder])
    expect(findEachPostgres(['plane'], named)).toEqual([])
  })

  test('out of sight they are not found, and the rest of their folder is', () => {
    const env = { ...machine, ...outOfSight(links, machine) }
    expect([findChromium(env), findPostgres(env)]).toEqual([undefined, undefined])
    expect(spawnSync(findOnPath('saw', env) ?? '', { encoding: 'utf8' }).stdout).toBe('cut\n')
  })

  test('this machine hides its own', () => {
    const env = { ...process.env, ...outOfSight(links) }
    expect([findChromium(env), findPostgres(env)]).toEqual([undefined, undefined])
    expect(findOnPath('node', env)).toBeDefined()
  })
})

test('whoever cannot do without Chromium is told what to do', () => {
  const env = { ...machine, ...outOfSight(links, machine) }
  expect(() => demandChromium(env)).toThrow('No Chromium found: install it, or set CHROMIUM_PATH.')
})

test('nobody else knows a place of a program: it would be found where it should be hidden', () => {
  const sources = globSync(['*.ts', 'scripts/**/*.{ts,mjs}', 'packages/*/{*.ts,src/**/*.{ts,tsx}}'])
  const place = /['"`]\/(?:usr|bin|opt|snap|Applications)\//
  const naming = sources.filter((file) => place.test(readFileSync(file, 'utf8')))
  expect(sources.length).toBeGreaterThan(500)
  expect(naming).toEqual(['scripts/test/find-program.ts'])
})
