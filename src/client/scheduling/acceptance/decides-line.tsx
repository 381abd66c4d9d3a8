import { IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '#client/ui/words.tsx'

/** Says of a booking that the owner of the calendar decides on it, and that it waits until then. */
export function DecidesLine({ owner }: { readonly owner: string }): ReactNode {
  const words = useWords()
  return (
    <p className="booking-decides" role="status">
      <IconHourglass size={16} stroke={1.8} aria-hidden="true" />{' '}
      {words('acceptance.decides', { who: owner || words('acceptance.unknown') })}
    </p>
  )
}
