import { Route, Routes } from 'react-router'
import { useStaff } from '../session/staff-context.ts'
import { QuoteDetail } from './detail/quote-detail.tsx'
import { ChangeQuote } from './form/change-quote.tsx'
import { NewQuote } from './form/new-quote.tsx'
import { AllQuotes } from './list/all-quotes.tsx'

/** Quotes: the list of all, each by itself, and the form that makes and changes them for who decides. */
export function QuotesScreen() {
  const decides = useStaff().role !== 'shipping'
  return (
    <Routes>
      <Route index element={<AllQuotes />} />
      {decides && <Route path="new" element={<NewQuote />} />}
      {decides && <Route path=":number/change" element={<ChangeQuote />} />}
      <Route path=":number" element={<QuoteDetail />} />
    </Routes>
  )
}
