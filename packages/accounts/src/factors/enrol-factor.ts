import { randomUUID } from 'node:crypto'
import { business } from '@millrun/commerce/business'
import { generateSecret, generateURI } from 'otplib'
import type { FoundSession } from '../sessions/find-session.ts'
import { nowText, type SignInDesk } from '../sign-in-desk.ts'
import { qrPicture } from './qr-picture.ts'

export type Enrolling =
  | {
      readonly id: string
      readonly secret: string
      readonly uri: string
      /** The address as a picture that the app's camera reads, an SVG. */
      readonly qrCode: string
    }
  | 'name taken'
  | 'too many'

/** Nobody has more telephones. */
const MOST = 10

/** Begins to set an authenticator app up; it counts from its first right code on. */
export async function enrolFactor(
  desk: SignInDesk,
  { account }: FoundSession,
  friendlyName: string | undefined,
): Promise<Enrolling> {
  const { database } = desk
  await database
    .deleteFrom('factors')
    .where('account_id', '=', account.id)
    .where('status', '=', 'unverified')
    .execute()
  const others = await database
    .selectFrom('factors')
    .select('friendly_name')
    .where('account_id', '=', account.id)
    .execute()
  if (others.length >= MOST) return 'too many'
  const isTaken = others.some(({ friendly_name }) => friendly_name === friendlyName)
  if (friendlyName !== undefined && isTaken) return 'name taken'
  const id = randomUUID()
  const secret = generateSecret()
  await database
    .insertInto('factors')
    .values({
      id,
      account_id: account.id,
      status: 'unverified',
      friendly_name: friendlyName ?? null,
      secret,
      last_step: null,
      created_at: nowText(desk),
      updated_at: nowText(desk),
      last_challenged_at: null,
    })
    .execute()
  const uri = generateURI({ issuer: business.name, label: account.email, secret })
  return { id, secret, uri, qrCode: qrPicture(uri) }
}
