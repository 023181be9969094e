import { availableParallelism } from 'node:os'

/**
 * How many test files run at a time: more than there are cores, since half of the time of servers is spent
 * on waiting. Every project states it: Vitest runs projects that do not one file after the other on two cores.
 */
export const TEST_WORKERS = availableParallelism() + 2
