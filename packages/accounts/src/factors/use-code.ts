import { verify } from 'otplib'
import type { FactorsTable } from '../account-tables.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'

/** Clocks of telephones may be half a minute wrong. */
const TOLERANCE_S = 30

/** Whether this is the code of an authenticator app just now; each is taken once (RFC 6238, 5.2). */
export async function useFactorCode(
  desk: SignInDesk,
  { id, secret }: FactorsTable,
  code: string,
): Promise<boolean> {
  const epoch = Math.floor(desk.now().getTime() / 1000)
  const found = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_S })
  const step = found.valid && 'timeStep' in found ? found.timeStep : undefined
  if (step === undefined) return false
  const { numUpdatedRows } = await desk.database
    .updateTable('factors')
    .set({ last_step: step, last_challenged_at: nowText(desk) })
    .where('id', '=', id)
    .where((is) => is.or([is('last_step', 'is', null), is('last_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
