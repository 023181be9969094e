import { Route, Routes } from 'react-router'
import { FileImport } from './import/file-import.tsx'
import { Shelf } from './shelf.tsx'

/** What everything costs and how much of it is there: one by one, and by a file. */
export function StockScreen() {
  return (
    <Routes>
      <Route index element={<Shelf />} />
      <Route path="file" element={<FileImport />} />
    </Routes>
  )
}
