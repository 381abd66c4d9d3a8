import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import { useWords } from '#client/ui/words.tsx'
import { flags } from '#generated/permissions/permissions.ts'
import type { BookingFields } from './booking-fields.ts'
import { PersonChoice } from './person-choice.tsx'

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
        <PersonChoice
          label={words('scheduling.owner')}
          value={{ id: field.value, display: form.getValues('ownerLabel') }}
          onChange={({ id, display }) => {
            form.setValue('ownerLabel', display)
            field.onChange(id)
          }}
          error={fieldState.error?.message}
          required
        />
      )}
    />
  )
}
