import { Route, Routes } from 'react-router'
import { PackingListScreen } from './packing-list-screen.tsx'
import { ShippingScreen } from './shipping-screen.tsx'
import { TrackingImportScreen } from './tracking-import-screen.tsx'

/** Packing: what is to be sent, one order's shipments, and numbers from a file. */
export function PackingScreen() {
  return (
    <Routes>
      <Route index element={<PackingListScreen />} />
      <Route path="tracking" element={<TrackingImportScreen />} />
      <Route path=":number" element={<ShippingScreen />} />
    </Routes>
  )
}
