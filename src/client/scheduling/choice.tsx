import { Select, type SelectProps } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = Omit<SelectProps, 'value' | 'onChange'> & {
  /** Empty text: nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * One of a list. It opens when it is asked to, not by being reached; its list scrolls as a list that keys walk through.
 * Where one may type, Enter takes the first that fits.
 */
export function Choice({ value, onChange, ...rest }: Props): ReactNode {
  return (
    <Select
      selectFirstOptionOnChange={rest.searchable ?? false}
      selectFirstOptionOnDropdownOpen={rest.searchable ?? false}
      {...rest}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
      openOnFocus={false}
      withScrollArea={false}
      classNames={{ options: 'choice-options' }}
    />
  )
}
