import type { NewApp } from './app-factor.ts'

/** How an authenticator app is set up: its secret is opened or typed in there, then a first code shows that it works. */
export function AppSteps({ app }: { app: NewApp }) {
  return (
    <ol className="mb-5 grid max-w-[60ch] list-decimal gap-3 pl-5 marker:text-ink-2">
      <li>
        {app.picture === undefined ? (
          'In the app, add an account.'
        ) : (
          <>
            In the app, add an account and hold its camera to this picture.
            <img
              src={app.picture}
              alt="QR code of the key below"
              width={196}
              height={196}
              className="my-3 block border border-rule bg-white"
            />
          </>
        )}{' '}
        If the app is on this device,{' '}
        <a href={app.link} className="more">
          open it with this account
        </a>
        . Or type this key in the app:
        <code className="mt-2 block font-mono text-lg tracking-wider wrap-anywhere select-all">
          {inFours(app.secret)}
        </code>
      </li>
      <li>Type in the code that the app shows.</li>
    </ol>
  )
}

/** A long key is typed in groups. */
function inFours(secret: string): string {
  return secret.replaceAll(/.{4}(?=.)/g, '$& ')
}
