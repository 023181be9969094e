import { Select } from 'radix-ui'
import { useState } from 'react'
import { Icon } from '../first/icon.tsx'
import { pick, SELECT_CLASS, SELECT_SIZES, type SelectProps } from '../first/select-props.ts'

/**
 * The select of the primitives library. It makes its items also while it is closed, 30 ms for seven of them; here that
 * waits until it is pointed at or has the focus.
 */
export function SelectMenu<V extends string>(props: SelectProps<V>) {
  const { id, value, options, onChange, labelledBy, size = 'field' } = props
  const [isNear, setNear] = useState(false)
  const approach = () => setNear(true)
  return (
    <Select.Root value={value} onValueChange={(next) => pick(options, next, onChange)}>
      <Select.Trigger
        id={id}
        aria-labelledby={`${labelledBy} ${id}`}
        onPointerEnter={approach}
        onFocus={approach}
        className={`${SELECT_CLASS} ${SELECT_SIZES[size]} block truncate`}
      >
        <Select.Value>{options.find((option) => option.value === value)?.label}</Select.Value>
      </Select.Trigger>
      {isNear && <Menu options={options} />}
    </Select.Root>
  )
}

function Menu<V extends string>({ options }: Pick<SelectProps<V>, 'options'>) {
  return (
    <Select.Portal>
      <Select.Content className="z-50 overflow-hidden rounded-xs border border-ink bg-field text-ink">
        <Select.Viewport>
          {options.map((option) => (
            <Item key={option.value} value={option.value} label={option.label} />
          ))}
        </Select.Viewport>
      </Select.Content>
    </Select.Portal>
  )
}

function Item({ value, label }: { value: string; label: string }) {
  return (
    <Select.Item
      value={value}
      className="flex min-h-11 cursor-pointer items-center gap-3 border-t border-rule pr-3 pl-3.5 outline-none first:border-0 data-highlighted:bg-paper-2"
    >
      <Select.ItemText>{label}</Select.ItemText>
      <Select.ItemIndicator className="ml-auto">
        <Icon name="check" size={18} />
      </Select.ItemIndicator>
    </Select.Item>
  )
}
