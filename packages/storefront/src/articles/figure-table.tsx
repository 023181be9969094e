import type { ReactNode } from 'react'
import { Measures } from '../text/measures.tsx'

interface FigureTableProps {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly [string, ...ReactNode[]])[]
  /** The sum below the last row. */
  readonly foot?: readonly [label: string, value: string]
}

/** Figures in columns: what they are of to the left, numbers ranged right. */
export function FigureTable({ caption, head, rows, foot }: FigureTableProps) {
  const [first, ...others] = head
  return (
    <table className="w-full max-w-200 border-b border-ink text-[15px] leading-snug">
      <caption className="border-b border-ink pb-2 text-left text-sm text-ink-2">{caption}</caption>
      <thead>
        <tr className="border-b border-rule align-bottom text-sm">
          <th scope="col" className="py-2.5 pr-3 text-left font-medium">
            {first}
          </th>
          {others.map((name) => (
            <th key={name} scope="col" className="py-2.5 pl-3 text-right font-medium">
              <Measures text={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-b border-rule align-baseline last:border-b-0">
            <th scope="row" className="py-2.5 pr-3 text-left font-normal">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} className="py-2.5 pl-3 text-right whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {foot !== undefined && (
        <tfoot>
          <tr className="border-t border-ink align-baseline">
            <th scope="row" colSpan={head.length - 1} className="py-3 pr-3 text-left font-medium">
              {foot[0]}
            </th>
            <td className="py-3 pl-3 text-right font-serif text-[22px] leading-none">{foot[1]}</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
