import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { PatientSearch } from '#client/person/choosing/patient-search.tsx'
import type { useBooking } from '#client/scheduling/booking/state/use-booking.ts'
import { useLastService } from '#client/scheduling/booking/state/use-last-service.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useAskedText } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import { ServiceChoice } from './service-choice.tsx'

type Props = { readonly booking: ReturnType<typeof useBooking> }

/** For a visit: who comes, in which enrollment and for what. */
export function WithPatient({ booking: { form, choices, known, people } }: Props): ReactNode {
  const words = useWords()
  const textOf = useAskedText()
  const hasPatient = form.watch('patientId') !== ''
  const isAsBefore = useLastService(form, choices.services)
  const noEpisode = words(hasPatient ? 'ui.none-found' : 'scheduling.patient-missing')
  return (
    <>
      <Controller
        control={form.control}
        name="patientId"
        rules={{ required: words('scheduling.patient-missing') }}
        render={({ field, fieldState }) => (
          <PatientSearch
            value={field.value}
            label={form.getValues('patientLabel')}
            {...(people && { known: people })}
            onChange={(id, label) => {
              form.setValue('patientLabel', label)
              field.onChange(id)
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      {/* Never disabled while it is awaited: the way of the Tab key must not depend on when an answer comes. */}
      <Controller
        control={form.control}
        name="episodeId"
        render={({ field }) => (
          <Choice
            {...field}
            label={words('scheduling.enrollment')}
            data={choices.episodes.map(({ id, display }) => ({ value: id, label: display }))}
            {...(hasPatient && { asked: choices.asked.episodes })}
            emptyText={noEpisode}
            placeholder={hasPatient ? textOf(choices.asked.episodes) : noEpisode}
            clearable
          />
        )}
      />
      <ServiceChoice
        {...{ form, choices, known }}
        description={isAsBefore && words('scheduling.as-before')}
      />
    </>
  )
}
