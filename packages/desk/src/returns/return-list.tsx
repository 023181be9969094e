import {
  RETURN_LISTS,
  type ReturnList as List,
  type ReturnPage,
  ReturnPageSchema,
} from '@millrun/commerce/desk/returns/listed-return'
import { Button } from '@millrun/ui/first/button.tsx'
import { useNavigate, useSearchParams } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { ViewLink } from '../parts/view-link.tsx'
import { Table } from '../table/table.tsx'
import { FindReturn } from './find-return.tsx'
import { returnAddress } from './return-address.ts'
import { RETURN_COLUMNS } from './return-columns.tsx'
import { withCommas } from '@millrun/commerce/with-commas'

const NAMES: Readonly<Record<List, string>> = {
  waiting: 'For us to do',
  approved: 'On their way back',
  done: 'Done',
  all: 'All',
}

const EMPTY: Readonly<Record<List, string>> = {
  waiting: 'Nothing waits for us: every return is decided, and every piece is paid back.',
  approved: 'No pieces are on their way back.',
  done: 'No return is done with yet.',
  all: 'Nobody has returned anything yet.',
}

/** Returns, those first that wait for somebody here. */
export function ReturnList() {
  const [address] = useSearchParams()
  const list = RETURN_LISTS.find((one) => one === address.get('list')) ?? 'waiting'
  const query = new URLSearchParams(address)
  query.set('list', list)
  const path = `returns?${query.toString()}`
  const asked = useAsked(['returns', query.toString()], path, ReturnPageSchema, {
    keepsPrevious: true,
  })
  return (
    <>
      <ScreenTitle title="Returns" />
      <FindReturn />
      <AskedContent asked={asked} waiting="Looking up the returns…">
        {(page) => <Page page={page} list={list} />}
      </AskedContent>
    </>
  )
}

function Page({ page, list }: { page: ReturnPage; list: List }) {
  const navigate = useNavigate()
  const { returns, next } = page
  return (
    <>
      <nav aria-label="Lists of returns" className="mt-3 mb-5">
        <ul className="flex flex-wrap gap-x-6">
          {RETURN_LISTS.map((one) => (
            <ViewLink
              key={one}
              to={one === 'waiting' ? '/returns' : `/returns?list=${one}`}
              name={`${NAMES[one]}${countText(page, one)}`}
              isHere={one === list}
            />
          ))}
        </ul>
      </nav>
      <Table
        caption={`Returns: ${NAMES[list].toLowerCase()}`}
        rows={returns}
        rowKey={({ number }) => number}
        columns={RETURN_COLUMNS}
        rowLink={({ number }) => returnAddress(number)}
        empty={EMPTY[list]}
      />
      {next !== null && (
        <Button
          look="tool"
          className="mt-5"
          onClick={() => void navigate(`/returns?list=${list}&cursor=${next}`)}
        >
          More Returns
        </Button>
      )}
    </>
  )
}

function countText({ waiting, approved }: ReturnPage, list: List): string {
  const count = list === 'waiting' ? waiting : list === 'approved' ? approved : 0
  return count === 0 ? '' : ` (${withCommas(count)})`
}
