import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Choice } from '#client/ui/fields/choice.tsx'
import type { AskedOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import type { BookingFields } from './state/booking-fields.ts'

type Props = {
  readonly form: UseFormReturn<BookingFields>
  readonly locations: readonly { readonly id: string; readonly display: string }[]
  readonly asked: AskedOf
  /** Whether it is asked how people meet. */
  readonly hasMode: boolean
}

/** For a booking, how people meet, and where. */
export function BookingPlace({ form, locations, asked, hasMode }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <>
      {hasMode && (
        <Controller
          control={form.control}
          name="mode"
          render={({ field }) => (
            <SegmentedControl
              value={field.value}
              onChange={field.onChange}
              data={encounterModes.map((mode) => ({
                value: mode,
                label: labels(`enumeration.EncounterMode.${mode}`),
              }))}
              aria-label={words('scheduling.mode')}
            />
          )}
        />
      )}
      <Controller
        control={form.control}
        name="locationId"
        render={({ field, fieldState }) => (
          <Choice
            {...field}
            label={words('scheduling.place')}
            data={locations.map(({ id, display }) => ({ value: id, label: display }))}
            asked={asked}
            error={fieldState.error?.message}
            searchable
            clearable
          />
        )}
      />
    </>
  )
}
