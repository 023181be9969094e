import { business } from '@millrun/commerce/business'
import type { AccountMailKind } from '../account-tables.ts'

export interface AccountMailWords {
  readonly title: string
  readonly sentences: readonly string[]
}

const LIFE = 'It holds for 10 minutes, and once.'
const NOT_YOU =
  'If this was not you, there is nothing to do: without this code nobody gets anywhere.'
const NEVER_ASKED = `Nobody at ${business.shortName} will ever ask you for it.`

/** What a mail about an account says; undefined for one that is written down and never sent. */
export function accountMailWords(
  kind: AccountMailKind,
  code: string,
  shopOrigin: string,
): AccountMailWords | undefined {
  switch (kind) {
    case 'signup':
      return coded('Confirm your e-mail address', 'To finish signing up, type in this code:', code)
    case 'otp':
      return coded('Your code to sign in', 'To sign in, type in this code:', code)
    case 'recovery':
      return coded('Set a new password', 'To set a new password, type in this code:', code)
    case 'reauthentication':
      return coded(
        'Your code to change the password',
        'To change your password, type in this code:',
        code,
      )
    case 'known':
      return {
        title: 'You already have an account',
        sentences: [
          `Somebody, perhaps you, has just signed up at ${business.name} with this e-mail address. It already has an account, and nothing about it was changed.`,
          `To sign in, or to set a new password, go to ${shopOrigin}/account.`,
        ],
      }
    case 'changed':
      return {
        title: 'Your password was changed',
        sentences: [
          `The password of your account at ${business.name} was changed, and all other devices were signed out.`,
          `If this was not you, set a new password at ${shopOrigin}/account, and call us at ${business.phone}.`,
        ],
      }
    case 'apps-forgotten':
      return {
        title: 'Your authenticator app was removed',
        sentences: [
          `Somebody who called us, perhaps you, has lost the device with the authenticator app of your account at ${business.name}. The app was removed, and all devices were signed out: the password alone opens the account now.`,
          `To set a new app up, go to ${shopOrigin}/account. If this was not you, set a new password there, and call us at ${business.phone}.`,
        ],
      }
    case 'nobody':
      return undefined
  }
}

function coded(title: string, request: string, code: string): AccountMailWords {
  return { title, sentences: [request, code, `${LIFE} ${NEVER_ASKED}`, NOT_YOU] }
}
