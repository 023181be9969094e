import { Route, Routes } from 'react-router'
import { AllLists } from './all-lists.tsx'
import { ListFile } from './list-file.tsx'
import { OneList } from './one-list.tsx'

/** What businesses pay that were granted prices of their own: by lists, which come as files. */
export function PriceListsScreen() {
  return (
    <Routes>
      <Route index element={<AllLists />} />
      <Route path="list" element={<OneList />} />
      <Route path="file" element={<ListFile />} />
    </Routes>
  )
}
