import { formatInches } from '@millrun/catalogue/inches'
import { type CutGroup, cutList, type SawnStock } from '@millrun/stair/cut-list/cut-list'
import type { Stair } from '@millrun/stair/model/stair'
import { Section } from './section.tsx'

/** Every piece that is sawn, and from what, to a sixteenth. */
export function CutListSection({ stair }: { stair: Stair }) {
  const groups = cutList(stair)
  if (groups.length === 0) return null
  return (
    <Section
      title="Cut list"
      lead="To a sixteenth of an inch, with an eighth for every saw cut. Check each length on site before you cut."
    >
      {groups.map((group) => (
        <CutTable key={group.lineId} group={group} />
      ))}
    </Section>
  )
}

function CutTable({ group: { title, how, stock } }: { group: CutGroup }) {
  return (
    <div className="mt-6 first:mt-0">
      <table className="w-full table-fixed text-left text-[15px]">
        <caption className="pb-1.5 text-left">
          <span className="font-medium">{title}</span>
          <span className="block text-sm leading-5 text-ink-2">{how}</span>
        </caption>
        <thead className="text-sm text-ink-2">
          <tr className="border-b border-rule">
            <th scope="col" className="w-24 py-1.5 pr-3 font-medium">
              Stock
            </th>
            <th scope="col" className="py-1.5 pr-3 font-medium">
              Cut
            </th>
            <th scope="col" className="w-28 py-1.5 text-right font-medium">
              Rest
            </th>
          </tr>
        </thead>
        <tbody>
          {stock.map((lengths) => (
            <CutRow key={cutsText(lengths)} lengths={lengths} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CutRow({ lengths }: { lengths: SawnStock }) {
  const { count, stockIn, offcutIn, offcutText } = lengths
  return (
    <tr className="border-b border-rule align-top">
      <td className="py-2 pr-3 whitespace-nowrap text-ink-2">
        {count} × {formatInches(stockIn)}
      </td>
      <td className="py-2 pr-3 font-medium">{cutsText(lengths)}</td>
      <td
        className={`py-2 text-right whitespace-nowrap ${offcutIn < -1 / 16 ? 'text-wrong' : 'text-ink-2'}`}
      >
        {offcutText}
      </td>
    </tr>
  )
}

function cutsText({ cuts }: SawnStock): string {
  return cuts.map(({ count, text }) => (count === 1 ? text : `${count} × ${text}`)).join(' + ')
}
