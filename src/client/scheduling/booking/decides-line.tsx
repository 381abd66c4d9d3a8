import { IconHourglass } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useWords } from '#client/ui/words.tsx'
import type { BookingFields } from './booking-fields.ts'

/** Says of a booking that the owner of the calendar decides on it, and that it waits until then. */
export function DecidesLine({ form }: { readonly form: UseFormReturn<BookingFields> }): ReactNode {
  const words = useWords()
  const who = form.watch('ownerLabel') || words('acceptance.unknown')
  return (
    <p className="booking-decides" role="status">
      <IconHourglass size={16} stroke={1.8} aria-hidden="true" /> {words('acceptance.decides', { who })}
    </p>
  )
}
