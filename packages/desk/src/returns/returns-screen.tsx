import { Route, Routes } from 'react-router'
import { ReturnDetail } from './return-detail.tsx'
import { ReturnList } from './return-list.tsx'

/** What buyers return or report, and what is done about it. */
export function ReturnsScreen() {
  return (
    <Routes>
      <Route index element={<ReturnList />} />
      <Route path=":number" element={<ReturnDetail />} />
    </Routes>
  )
}
