import { DONE, type Outcome } from '../asking/outcome.ts'
import { sessionFault, type OwnFaults } from './session-fault.ts'

/** What a call of the session's client came to. */
export async function told(
  call: Promise<{ readonly error: unknown }>,
  own?: OwnFaults,
): Promise<Outcome<undefined>> {
  const { error } = await call
  return error === null ? DONE : { ok: false, fault: sessionFault(error, own) }
}

/** The same for a call that gives something back. */
export async function toldData<T>(
  call: Promise<{ readonly data: T | null; readonly error: unknown }>,
  own?: OwnFaults,
): Promise<Outcome<T>> {
  const { data, error } = await call
  if (error === null && data !== null) return { ok: true, data }
  return { ok: false, fault: sessionFault(error, own) }
}
