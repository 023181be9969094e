import { Route, Routes } from 'react-router'
import { SubNavigation } from '../frame/sub-navigation.tsx'
import { FilesScreen } from './files-screen.tsx'
import { NumbersScreen } from './numbers-screen.tsx'
import { StatesScreen } from './states-screen.tsx'
import { TaxScreen } from './tax-screen.tsx'

const PLACES = [
  { name: 'Numbers', path: '/books' },
  { name: 'Tax', path: '/books/tax' },
  { name: 'Sales by state', path: '/books/states' },
  { name: 'Files', path: '/books/files' },
]

/** The books: how the shop does, what it owes in tax, and files for the accountant. */
export function BooksScreen() {
  return (
    <>
      <SubNavigation label="Books" places={PLACES} />
      <Routes>
        <Route index element={<NumbersScreen />} />
        <Route path="tax" element={<TaxScreen />} />
        <Route path="states" element={<StatesScreen />} />
        <Route path="files" element={<FilesScreen />} />
      </Routes>
    </>
  )
}
