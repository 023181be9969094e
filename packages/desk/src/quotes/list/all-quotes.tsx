import { ListedQuotesSchema } from '@millrun/commerce/quotes/desk-quotes'
import { ButtonLink } from '../../parts/button-link.tsx'
import { useSearchParams } from 'react-router'
import { AskedContent } from '../../asking/asked-content.tsx'
import { useAsked } from '../../asking/use-asked.ts'
import { PageLinks } from '../../frame/page-links.tsx'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { useStaff } from '../../session/staff-context.ts'
import { Table } from '../../table/table.tsx'
import { NEW_QUOTE_ADDRESS, quoteAddress } from '../quote-addresses.ts'
import { QUOTE_COLUMNS } from './quote-columns.tsx'
import { QuoteFilters } from './quote-filters.tsx'

/** All quotes, the newest first, or those that are searched for. */
export function AllQuotes() {
  const [address] = useSearchParams()
  const query = queryOf(address)
  const asked = useAsked(['quotes', 'list', query], `quotes?${query}`, ListedQuotesSchema, {
    keepsPrevious: true,
  })
  return (
    <>
      <ScreenTitle title="Quotes" actions={<NewQuoteLink />} />
      <QuoteFilters />
      <AskedContent asked={asked} waiting="Looking up the quotes…">
        {({ quotes, next }) => (
          <>
            <Table
              caption="Quotes, newest first"
              rows={quotes}
              rowKey={({ number }) => number}
              columns={QUOTE_COLUMNS}
              rowLink={({ number }) => quoteAddress(number)}
              empty={query === '' ? 'There is no quote yet.' : 'No quote fits. Try fewer words.'}
            />
            <PageLinks next={next} first="Newest Quotes" more="Older Quotes" />
          </>
        )}
      </AskedContent>
    </>
  )
}

function NewQuoteLink() {
  if (useStaff().role === 'shipping') return null
  return (
    <ButtonLink look="tool-solid" to={NEW_QUOTE_ADDRESS}>
      New Quote
    </ButtonLink>
  )
}

/** What the shop is asked for by what stands in the address. */
function queryOf(address: URLSearchParams): string {
  const query = new URLSearchParams()
  const names = [
    ['search', 'search'],
    ['state', 'state'],
    ['cursor', 'before'],
  ] as const
  for (const [shown, asked] of names) {
    const value = address.get(shown) ?? ''
    if (value !== '') query.set(asked, value)
  }
  return query.toString()
}
