import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { z } from 'zod/mini'
import { newPassword, typedEmail } from '@millrun/commerce/account/credential-rules'
import { EmailField } from '@millrun/ui/sign-in/email-field.tsx'
import { PasswordField } from '@millrun/ui/sign-in/password-field.tsx'
import { SentFields } from '@millrun/ui/form/sent-fields.tsx'
import { useSentForm } from '@millrun/ui/form/use-sent-form'
import { signUp, type Credentials } from '../session/sign-in-steps.ts'
import { EntryFrame } from './entry-frame.tsx'
import type { EntrySteps } from './entry-steps.ts'
import { OtherWays } from './other-ways.tsx'

const SignUpSchema = z.object({ email: typedEmail, password: newPassword })

interface SignUpScreenProps extends EntrySteps {
  /** The address of the order that was just placed: then the password is all that is asked for. */
  readonly orderEmail: string | undefined
}

/** Opening an account: an address and a password, then the code that is mailed to the address. */
export function SignUpScreen({ email, onCodeSent, orderEmail }: SignUpScreenProps) {
  const sent = useSentForm<Credentials>({
    schema: SignUpSchema,
    values: { email: orderEmail ?? email, password: '' },
    send: async (typed) => {
      const outcome = await signUp(typed)
      if (!outcome.ok) return outcome.fault
      onCodeSent('signup', typed.email)
      return undefined
    },
  })
  return (
    <EntryFrame
      title="Open an account"
      lede={
        orderEmail === undefined
          ? 'What you ordered before with the same e-mail address is found in it, as soon as the address is confirmed.'
          : `For ${orderEmail}, the address of your order. Choose a password, then type in the code that we mail to you.`
      }
      aside={<OtherWays ways={['sign-in', 'code']} />}
    >
      <SentFields sent={sent} action="Open an Account" doing="Sending…">
        {orderEmail === undefined ? (
          <EmailField form={sent.form} name="email" />
        ) : (
          // For password managers, which keep a password with its address.
          <input type="hidden" autoComplete="username" {...sent.form.register('email')} />
        )}
        <PasswordField form={sent.form} name="password" label="Password" isNew />
      </SentFields>
      <p className="mt-2 max-w-[52ch] text-[15px] text-ink-2">
        What we keep, and how you erase it, is on the page{' '}
        <Link to={paths.privacy} className="more text-ink">
          Privacy
        </Link>
        .
      </p>
    </EntryFrame>
  )
}
