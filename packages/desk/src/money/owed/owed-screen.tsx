import { AGES } from '@millrun/commerce/terms/ageing'
import { OwedListSchema, type OwedList } from '@millrun/commerce/terms/owed-list'
import { PressedButton } from '@millrun/ui/asking/pressed-button.tsx'
import { AskedContent } from '../../asking/asked-content.tsx'
import { saveFromDesk } from '../../asking/save-from-desk.ts'
import { useAsked } from '../../asking/use-asked.ts'
import { ScreenTitle } from '../../frame/screen-title.tsx'
import { orderAddress } from '../../orders/order-address.ts'
import { Money } from '../../parts/money.tsx'
import { Part } from '../../parts/part.tsx'
import { Table } from '../../table/table.tsx'
import { ACCOUNT_COLUMNS, ORDER_COLUMNS } from './owed-columns.tsx'
import { AGE_WORDS } from './owed-words.ts'

/** What buyers on terms owe, by how late it is, by account and by order. */
export function OwedScreen() {
  const asked = useAsked(['owed'], 'owed', OwedListSchema)
  return (
    <>
      <ScreenTitle
        title="Owed"
        actions={
          <PressedButton
            look="tool"
            action="Save as CSV"
            doing="Saving…"
            press={() => saveFromDesk('owed.csv', 'owed.csv')}
          />
        }
      />
      <AskedContent asked={asked} waiting="Looking up what is owed…">
        {(owed) => <Owed list={owed} />}
      </AskedContent>
    </>
  )
}

function Owed({ list }: { list: OwedList }) {
  if (list.rows.length === 0) {
    return <p className="border-y border-rule py-6 text-lg text-ink-2">Nobody owes anything.</p>
  }
  return (
    <>
      <Ages list={list} />
      <Part title="By account">
        <Table
          caption="Accounts that owe"
          rows={list.accounts}
          rowKey={({ email, business }) => `${email} ${business}`}
          columns={ACCOUNT_COLUMNS}
          empty="No account owes anything."
        />
      </Part>
      <Part title="By order">
        <Table
          caption="Orders that are owed, due first at the top"
          rows={list.rows}
          rowKey={({ orderNumber }) => orderNumber}
          columns={ORDER_COLUMNS}
          rowLink={({ orderNumber }) => orderAddress(orderNumber)}
          empty="No order is owed."
        />
      </Part>
    </>
  )
}

function Ages({ list: { owed, ages } }: { list: OwedList }) {
  const sums = [
    ['Owed in all', owed],
    ...AGES.map((age) => [AGE_WORDS[age], ages[age]] as const),
  ] as const
  return (
    <dl className="mb-10 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-ink pt-4 md:grid-cols-3 xl:grid-cols-6">
      {sums.map(([name, amount]) => (
        <div key={name}>
          <dt className="text-ink-2">{name}</dt>
          <dd className="mt-0.5 text-xl font-medium">
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
