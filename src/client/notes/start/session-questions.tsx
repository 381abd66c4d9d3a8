import { NumberInput, SegmentedControl, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import type { StartQuestions } from './use-start.ts'

type Props = { readonly start: StartQuestions }

/** What the session of the note is: filled in as far as it is known, and folded away where the practice starts notes quickly. */
export function SessionQuestions({ start }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const { form, choices } = start
  const { last, preferences } = choices
  return (
    <details className="start-details" open={!preferences?.streamlinedStartNote} onInput={start.noteTyping}>
      <summary>{words('note.start-details')}</summary>
      {last && (
        <p className="start-hint">{words('note.start-from-last', { day: moments.date(last.serviceDate) })}</p>
      )}
      <Controller
        control={form.control}
        name="episodeId"
        render={({ field }) => (
          <Choice
            {...field}
            label={words('note.start-enrollment')}
            data={choices.episodes.map(({ id, display }) => ({ value: id, label: display }))}
            placeholder={choices.episodes.length === 0 ? words('note.start-no-enrollment') : ''}
            clearable
          />
        )}
      />
      <Controller
        control={form.control}
        name="serviceId"
        render={({ field }) => (
          <Choice
            {...field}
            label={words('note.start-service')}
            data={choices.services.map(({ id, name }) => ({ value: id, label: name }))}
            searchable
            clearable
          />
        )}
      />
      <TimeQuestions start={start} />
      <PlaceQuestions start={start} />
    </details>
  )
}

function TimeQuestions({ start: { form } }: Props): ReactNode {
  const words = useWords()
  return (
    <div className="start-row">
      <TextInput type="date" label={words('note.start-date')} required {...form.register('date')} />
      <TextInput
        type="time"
        step={300}
        label={words('note.start-time')}
        required
        {...form.register('time')}
      />
      <Controller
        control={form.control}
        name="minutes"
        render={({ field }) => (
          <NumberInput
            label={words('note.start-minutes')}
            value={field.value}
            onChange={(value) => {
              form.setValue('hasOwnMinutes', true)
              field.onChange(Number(value))
            }}
            onBlur={field.onBlur}
            min={1}
            max={1440}
            step={5}
          />
        )}
      />
    </div>
  )
}

function PlaceQuestions({ start: { form, choices } }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <>
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
            aria-label={words('note.start-mode')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="locationId"
        render={({ field }) => (
          <Choice
            {...field}
            label={words('note.start-place')}
            data={choices.places.map(({ id, name }) => ({ value: id, label: name }))}
            searchable
            clearable
          />
        )}
      />
    </>
  )
}
