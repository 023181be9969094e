import { StaffSchema } from '@millrun/commerce/desk/desk-api'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { ROLE_WORDS } from '../session/role-words.ts'

/** Who is at the desk, as the shop knows them. */
export function StartScreen() {
  const asked = useAsked(['me'], 'me', StaffSchema)
  return (
    <>
      <ScreenTitle title="Start" />
      <AskedContent asked={asked} waiting="Looking up who you are…">
        {({ email, role }) => (
          <dl className="grid max-w-160 border-t border-ink">
            <Line name="Signed in as">{email}</Line>
            <Line name="Role">{ROLE_WORDS[role]}</Line>
          </dl>
        )}
      </AskedContent>
    </>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[10rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
