import type { CodeKind } from '../session/sign-in-steps.ts'

/** What the steps before the account hand on to each other. */
export interface EntrySteps {
  /** The address that was typed last. */
  readonly email: string
  /** A code is on its way to this address. */
  readonly onCodeSent: (kind: CodeKind, email: string) => void
}
