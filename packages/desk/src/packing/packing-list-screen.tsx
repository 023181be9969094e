import { SHOWN_MODES, type ShownMode } from '@millrun/commerce/desk/order-query'
import { PackingListSchema, type PackingList } from '@millrun/commerce/desk/packing-list'
import { ButtonLink } from '../parts/button-link.tsx'
import { useSearchParams } from 'react-router'
import { AskedContent } from '../asking/asked-content.tsx'
import { useAsked } from '../asking/use-asked.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { MODE_WORDS } from '../parts/mode-words.ts'
import { OrdersToPack } from './orders-to-pack.tsx'
import { ScanBox } from './scan-box.tsx'

/** What is to be sent, the oldest promise first. */
export function PackingListScreen() {
  const asked = useAsked(['packing'], 'packing', PackingListSchema)
  return (
    <>
      <ScreenTitle
        title="Packing"
        actions={
          <ButtonLink look="tool" to="/packing/tracking">
            Tracking from a File
          </ButtonLink>
        }
      />
      <ScanBox />
      <AskedContent asked={asked} waiting="Looking up what is to be sent…">
        {(list) => <ByMode list={list} />}
      </AskedContent>
    </>
  )
}

function ByMode({ list }: { list: PackingList }) {
  const [params] = useSearchParams()
  const mode = SHOWN_MODES.find((one) => one === params.get('mode'))
  const orders = list.orders.filter((order) => mode === undefined || order.mode === mode)
  return (
    <>
      <nav aria-label="How it travels" className="mb-4 flex flex-wrap gap-2">
        <ModeLink mode={undefined} chosen={mode} />
        {SHOWN_MODES.map((one) => (
          <ModeLink key={one} mode={one} chosen={mode} />
        ))}
      </nav>
      {list.count > list.orders.length && (
        <p className="mb-4 text-ink-2">
          These are the {list.orders.length} with the oldest promise, of {list.count}.
        </p>
      )}
      <OrdersToPack key={mode ?? 'all'} orders={orders} today={list.today} />
    </>
  )
}

interface ModeLinkProps {
  readonly mode: ShownMode | undefined
  readonly chosen: ShownMode | undefined
}

function ModeLink({ mode, chosen }: ModeLinkProps) {
  const isChosen = mode === chosen
  return (
    <ButtonLink
      look={isChosen ? 'tool-solid' : 'tool'}
      to={mode === undefined ? '/packing' : `/packing?mode=${mode}`}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
    >
      {mode === undefined ? 'All' : MODE_WORDS[mode]}
    </ButtonLink>
  )
}
