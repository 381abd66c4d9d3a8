import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import { StaffSearch } from '#client/person/choosing/staff-search.tsx'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import { type BookingFields, isWithPatient } from './state/booking-fields.ts'

type Props = { readonly form: UseFormReturn<BookingFields> }

/** For a booking, in whose calendar; only who keeps the calendars of others chooses. */
export function BookingOwner({ form }: Props): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  if (!may(flags.CanManageAppointments)) return null
  return (
    <Controller
      control={form.control}
      name="ownerId"
      rules={{ required: words('scheduling.owner-missing') }}
      render={({ field, fieldState }) => (
        <StaffSearch
          title={words(isWithPatient(form.watch('kind')) ? 'scheduling.owner' : 'scheduling.whose-time')}
          value={field.value}
          label={form.getValues('ownerLabel')}
          onChange={(id, label) => {
            form.setValue('ownerLabel', label)
            field.onChange(id)
          }}
          error={fieldState.error?.message}
          isRequired
        />
      )}
    />
  )
}
