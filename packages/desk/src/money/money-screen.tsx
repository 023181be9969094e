import { Route, Routes } from 'react-router'
import { SubNavigation } from '../frame/sub-navigation.tsx'
import { OwedScreen } from './owed/owed-screen.tsx'
import { ToDecideScreen } from './to-decide-screen.tsx'

const PLACES = [
  { name: 'To decide', path: '/money' },
  { name: 'Owed', path: '/money/owed' },
]

/** The shop's money: what waits for a person, and what buyers on terms owe. */
export function MoneyScreen() {
  return (
    <>
      <SubNavigation label="Money" places={PLACES} />
      <Routes>
        <Route index element={<ToDecideScreen />} />
        <Route path="owed" element={<OwedScreen />} />
      </Routes>
    </>
  )
}
