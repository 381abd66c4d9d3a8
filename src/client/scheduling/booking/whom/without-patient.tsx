import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { type BookingFields, kindsWithoutPatient } from '#client/scheduling/booking/state/booking-fields.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'

/** For a time without a patient: what it is for. Others who may not see private times see only that it is taken. */
export function WithoutPatient({ form }: { readonly form: UseFormReturn<BookingFields> }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <>
      <Controller
        control={form.control}
        name="kind"
        render={({ field }) => (
          <Choice
            {...field}
            label={words('scheduling.time-kind')}
            data={kindsWithoutPatient.map((kind) => ({
              value: kind,
              label: labels(`enumeration.AppointmentKind.${kind}`),
            }))}
            allowDeselect={false}
            data-autofocus
          />
        )}
      />
      <TextInput label={words('scheduling.time-title')} maxLength={120} {...form.register('title')} />
    </>
  )
}
