import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { Choice } from '#client/ui/fields/choice.tsx'
import type { AskedOf } from '#client/ui/states/answered.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import type { Location } from '#generated/types/location.ts'
import { BookingWhere } from './booking-where.tsx'
import type { BookingFields, Whom } from './state/booking-fields.ts'

type Place = Pick<Location, 'id' | 'display' | 'kind' | 'telehealthUrl'>

type Props = {
  readonly form: UseFormReturn<BookingFields>
  readonly locations: readonly Place[]
  readonly asked: AskedOf
  readonly whom: Whom
}

/** For a booking, how people meet, and where: by telehealth at the only address that the practice has, unless a place is chosen. */
export function BookingPlace({ form, locations, asked, whom }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <>
      {whom !== 'other' && (
        <Controller
          control={form.control}
          name="mode"
          render={({ field }) => (
            <SegmentedControl
              value={field.value}
              onChange={(mode) => {
                field.onChange(mode)
                form.setValue('locationId', placeFor(mode, locations, form.getValues('locationId')))
              }}
              data={encounterModes.map((mode) => ({
                value: mode,
                label: labels(`enumeration.EncounterMode.${mode}`),
              }))}
              aria-label={words('scheduling.mode')}
            />
          )}
        />
      )}
      <BookingWhere form={form} isOffered={whom === 'patient'}>
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
      </BookingWhere>
    </>
  )
}

function placeFor(mode: string, places: readonly Place[], chosen: string): string {
  const isVirtual = places.some(({ id, kind }) => id === chosen && kind === 'Virtual')
  if (mode !== 'Telehealth') return isVirtual ? '' : chosen
  const [only, ...others] = places.filter((each) => each.kind === 'Virtual' && each.telehealthUrl)
  return chosen === '' && only && others.length === 0 ? only.id : chosen
}
