import { aheadWhenIdle } from '@millrun/ui/first/when-idle'
import { Suspense, useEffect } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router'
import { ScreenFault } from './screen-fault.tsx'
import { ScreenTitle } from './screen-title.tsx'
import type { Section } from './sections.ts'

/** The screen at an address, among those of somebody's sections. */
export function Screens({ sections }: { sections: readonly Section[] }) {
  useEffect(() => fetchWhenIdle(sections), [sections])
  const [first] = sections
  const [, path = ''] = useLocation().pathname.split('/')
  return (
    // A fault of one section is none of the next.
    <ScreenFault key={path}>
      <Suspense fallback={<output className="text-lg text-ink-2">Opening…</output>}>
        <Routes>
          {first !== undefined && <Route index element={<Navigate to={first.path} replace />} />}
          {sections.map((section) => (
            <Route
              key={section.path}
              path={`${section.path}/*`}
              element={<SectionScreen section={section} />}
            />
          ))}
          <Route path="*" element={<NoScreen />} />
        </Routes>
      </Suspense>
    </ScreenFault>
  )
}

function SectionScreen({ section }: { section: Section }) {
  const { Screen } = section.screen.use()
  return <Screen />
}

/** Once all screens are here, going from one to the other needs no network. */
function fetchWhenIdle(sections: readonly Section[]): () => void {
  return aheadWhenIdle(() => {
    for (const { screen } of sections) void screen.load().catch(() => undefined)
  })
}

function NoScreen() {
  return (
    <>
      <ScreenTitle title="There is no such screen" />
      <p className="max-w-[60ch] text-lg">
        Nothing of the desk stands at this address, or it is not for your role.{' '}
        <Link to="/" className="more">
          Go to the first screen
        </Link>
      </p>
    </>
  )
}
