import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type BookingFields, isWithPatient } from '#client/scheduling/booking/state/booking-fields.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  /** Hears that something else is to be booked now. */
  readonly onChange: () => void
}

/** For a booking, whether somebody comes, or the time is kept for something else. */
export function WhomChoice({ form, onChange }: Props): ReactNode {
  const words = useWords()
  const kind = form.watch('kind')
  return (
    <SegmentedControl
      value={isWithPatient(kind) ? 'patient' : 'other'}
      onChange={(value) => {
        form.setValue('kind', value === 'patient' ? 'Visit' : 'Block')
        onChange()
      }}
      data={[
        { value: 'patient', label: words('scheduling.with-patient') },
        { value: 'other', label: words('scheduling.without-patient') },
      ]}
      aria-label={words('scheduling.what-for')}
    />
  )
}
