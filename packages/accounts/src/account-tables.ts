import type { Kysely } from 'kysely'
import type { StaffRole } from '@millrun/commerce/desk/desk-api'

/** The tables of sign-in as both databases keep them: ids are random UUIDs, times are ISO texts in UTC. */
export interface AccountTables {
  accounts: AccountsTable
  sessions: SessionsTable
  refresh_tokens: RefreshTokensTable
  codes: CodesTable
  signing_keys: SigningKeysTable
  throttles: ThrottlesTable
  factors: FactorsTable
  challenges: ChallengesTable
  passkeys: PasskeysTable
  account_mails: AccountMailsTable
}

export type AccountDatabase = Kysely<AccountTables>

export interface AccountsTable {
  id: string
  /** Lower case. */
  email: string
  /** When its owner showed that the address is theirs; null while a member of staff is only invited. */
  confirmed_at: string | null
  password_hash: string | null
  staff_role: StaffRole | null
  created_at: string
  updated_at: string
  last_sign_in_at: string | null
}

export type Assurance = 'aal1' | 'aal2'

export interface SessionsTable {
  id: string
  account_id: string
  aal: Assurance
  /** How its holder has shown who they are, as JSON. */
  amr: string
  /** The network it was opened from, as a hash. */
  network: string
  created_at: string
  refreshed_at: string
  ended_at: string | null
}

export interface RefreshTokensTable {
  hash: string
  session_id: string
  /** Of the token that it was given for; null for the first one. */
  parent_hash: string | null
  /** With it the holder of the parent is given this token again. */
  salt: string | null
  created_at: string
  used_at: string | null
}

/** `otp` signs in; `invite` stands for the link that a member of staff is given. */
export type CodePurpose = 'signup' | 'otp' | 'recovery' | 'reauthentication' | 'invite'

export interface CodesTable {
  id: string
  purpose: CodePurpose
  email: string
  /** The account it is about, or the id that the account is going to have. */
  account_id: string
  hash: string
  /** The password of a sign-up, and a hash of what names the browser it was chosen in. */
  password_hash: string | null
  client_hash: string | null
  tries: number
  created_at: string
  expires_at: string
  used_at: string | null
}

export interface SigningKeysTable {
  /** The `kid` of its tokens. */
  id: string
  private_jwk: string
  created_at: string
  /** When a newer one took its place; its tokens hold for a while longer. */
  retired_at: string | null
}

/** How often something was tried within a span of time. */
export interface ThrottlesTable {
  id: string
  count: number
  resets_at: string
}

/** Authenticator apps. */
export interface FactorsTable {
  id: string
  account_id: string
  status: 'unverified' | 'verified'
  friendly_name: string | null
  secret: string
  /** The step of time whose code was used last: no code is used twice. */
  last_step: number | null
  created_at: string
  updated_at: string
  last_challenged_at: string | null
}

export type ChallengePurpose = 'totp' | 'passkey-registration' | 'passkey-authentication'

export interface ChallengesTable {
  id: string
  purpose: ChallengePurpose
  /** Whose; null for who is only about to sign in. */
  account_id: string | null
  factor_id: string | null
  /** What a passkey has to sign. */
  challenge: string | null
  created_at: string
  expires_at: string
  used_at: string | null
}

export interface PasskeysTable {
  id: string
  account_id: string
  credential_id: string
  /** In base64url, as COSE. */
  public_key: string
  counter: number
  /** As JSON. */
  transports: string
  friendly_name: string | null
  created_at: string
  last_used_at: string | null
}

/** `known` answers a sign-up of somebody who has an account; `nobody` is written so that all is alike, and never sent. */
export type AccountMailKind =
  | 'signup'
  | 'known'
  | 'otp'
  | 'recovery'
  | 'reauthentication'
  | 'changed'
  | 'apps-forgotten'
  | 'nobody'

/** The outbox. A mail is deleted when it is sent, and its code with it. */
export interface AccountMailsTable {
  id: string
  kind: AccountMailKind
  email: string
  code: string | null
  created_at: string
  /** After this it says nothing of use. */
  expires_at: string
  tries: number
  next_try_at: string | null
}
