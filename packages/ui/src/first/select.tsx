import { useRef } from 'react'
import { createResource } from './resource.ts'
import { Icon } from './icon.tsx'
import { pick, SELECT_CLASS, SELECT_SIZES, type SelectProps } from './select-props.ts'
import { useLate } from './use-late.ts'

const menus = createResource(() => import('../over/select-menu.tsx'))

/**
 * One choice out of several. The menu of the primitives library is as heavy as half of React, so it
 * comes late; until then the browser's own stands in its place, looking the same.
 */
export function Select<V extends string>(props: SelectProps<V>) {
  const wrapper = useRef<HTMLDivElement>(null)
  const menu = useLate(menus, wrapper)
  return (
    <div ref={wrapper} className="relative">
      {menu === undefined ? <NativeSelect {...props} /> : <menu.SelectMenu {...props} />}
      <Icon
        name="chevron-down"
        size={18}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
      />
    </div>
  )
}

function NativeSelect<V extends string>(props: SelectProps<V>) {
  const { id, value, options, onChange, labelledBy, size = 'field' } = props
  return (
    <select
      id={id}
      aria-labelledby={labelledBy}
      className={`${SELECT_CLASS} ${SELECT_SIZES[size]}`}
      value={value}
      onChange={(event) => pick(options, event.currentTarget.value, onChange)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
