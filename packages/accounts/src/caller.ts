import type { StaffRole } from '@millrun/commerce/desk/desk-api'

/** Who sent a request, by an access token that was found genuine and whose session still stands. */
export interface Caller {
  readonly accountId: string
  readonly sessionId: string
  /** Lower case, and confirmed by a code that was mailed to it. */
  readonly email: string
  /** From our own tables alone; undefined for customers. */
  readonly staffRole: StaffRole | undefined
  /** `aal2` when a second factor was shown in this session. */
  readonly assurance: 'aal1' | 'aal2'
  /** Whether the account has a second factor that was not shown in this session: then it is shown nothing yet. */
  readonly owesSecondFactor: boolean
}

/** Finds the caller behind an `Authorization` header; undefined when it names nobody. */
export type FindCaller = (authorization: string | undefined) => Promise<Caller | undefined>
