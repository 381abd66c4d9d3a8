import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import { type BookingFields, whomOf } from '#client/scheduling/booking/state/booking-fields.ts'
import { useWords } from '#client/ui/words.tsx'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  /** Hears that something else is to be booked now. */
  readonly onChange: () => void
}

const everybody = ['patient', 'group', 'other'] as const

/** For a booking, whether somebody comes, a group meets, or the time is kept for something else. */
export function WhomChoice({ form, onChange }: Props): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const offered = everybody.filter((each) => each !== 'group' || mayDo('group.query'))
  return (
    <SegmentedControl
      value={whomOf(form.watch())}
      onChange={(value) => {
        form.setValue('kind', value === 'other' ? 'Block' : 'Visit')
        form.setValue('isOfGroup', value === 'group')
        onChange()
      }}
      data={offered.map((value) => ({ value, label: words(`scheduling.with-${value}`) }))}
      aria-label={words('scheduling.what-for')}
    />
  )
}
