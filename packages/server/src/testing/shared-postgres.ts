import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres, type Postgres } from './start-postgres.ts'

/** No test cuts the power of this machine: databases are made and dropped without waiting for its disk. */
const SETTINGS = ['fsync=off']

let postgres: Postgres | undefined

/** Starts one PostgreSQL server for a whole run of tests: each of them makes a database of its own. */
export async function setup(project: TestProject): Promise<void> {
  const programs = await findPostgres()
  postgres = programs === undefined ? undefined : await startPostgres(programs, 'shop', SETTINGS)
  project.provide('sharedPostgres', postgres?.url)
}

/** Stops it when the last test has ended. */
export async function teardown(): Promise<void> {
  await postgres?.stop()
}
