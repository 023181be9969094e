import { ShelfSchema, type ShelfEntry } from '@millrun/commerce/desk/shelf'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { useEffect, useRef, type RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { saveFromDesk } from '../asking/save-from-desk.ts'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { SearchForm } from '../parts/search-form.tsx'
import { useStaff } from '../session/staff-context.ts'
import { Table } from '../table/table.tsx'
import { ItemPanel } from './item/item-panel.tsx'
import { FILE_ADDRESS, shelfAddress } from './shelf-address.ts'
import { SHELF_COLUMNS } from './shelf-columns.tsx'
import { ShelfViews } from './shelf-views.tsx'

/** Everything we sell with its price and stock, and beside it the one product that is looked at. */
export function Shelf() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const item = address.get('item')
  const list = useListAfter(item)
  const query = new URLSearchParams(address)
  query.delete('item')
  const asked = useAsked(['shelf', String(query)], `shelf?${query}`, ShelfSchema, {
    keepsPrevious: true,
  })
  return (
    <>
      <ScreenTitle title="Prices and stock" actions={<Files query={query} />} />
      <SearchForm
        label="Find a product"
        hint="Item number, or words of its name or family"
        onSearch={(search) => void navigate(shelfAddress(address, { search, item: '' }))}
      />
      <ShelfViews />
      <div
        className={
          item === null
            ? ''
            : 'gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,25rem)] lg:items-start'
        }
      >
        {item !== null && <ItemPanel key={item} item={item} />}
        <div ref={list} tabIndex={-1} className="outline-none lg:col-start-1 lg:row-start-1">
          <AskedContent asked={asked} waiting="Looking along the shelf…">
            {({ entries }) => <Entries entries={entries} />}
          </AskedContent>
        </div>
      </div>
    </>
  )
}

/** Whoever closes the product goes on in the list. */
function useListAfter(item: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(item)
  useEffect(() => {
    if (item === null && before.current !== null) list.current?.focus({ preventScroll: true })
    before.current = item
  }, [item])
  return list
}

function Files({ query }: { query: URLSearchParams }) {
  const { role } = useStaff()
  return (
    <>
      {role !== 'shipping' && (
        <PressedButton
          look="tool"
          action="Save as CSV"
          doing="Saving…"
          press={() => saveFromDesk(`shelf.csv?${query}`, 'shelf.csv')}
        />
      )}
      <ButtonLink look="tool" to={FILE_ADDRESS}>
        Change by a File
      </ButtonLink>
    </>
  )
}

function Entries({ entries }: { entries: readonly ShelfEntry[] }) {
  const [address] = useSearchParams()
  return (
    <>
      <output className="block py-2 text-ink-2">
        {entries.length === 1 ? '1 product' : `${entries.length} products`}
      </output>
      <Table
        caption="What we sell, with its price and stock"
        rows={entries}
        rowKey={({ item }) => item}
        columns={SHELF_COLUMNS}
        rowLink={({ item }) => shelfAddress(address, { item })}
        empty={EMPTY[address.get('show') ?? ''] ?? 'Nothing fits. Try fewer words.'}
      />
    </>
  )
}

const EMPTY: Readonly<Record<string, string>> = {
  low: 'Nothing that is counted runs out.',
  counted: 'Nothing is counted yet. Choose a product, or send a file, to set its stock.',
  scheduled: 'No price is going to change.',
}
