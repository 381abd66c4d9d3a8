import { Button, NumberInput, SegmentedControl, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import type { DayColumn } from '#client/scheduling/day/day-column.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { useAskedText } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { encounterModes } from '#generated/enumerations/encounter-mode.ts'
import { flags } from '#generated/permissions/permissions.ts'
import type { BookingFields } from './booking-fields.ts'
import { Choice } from './choice.tsx'
import { ClashStrip } from './clash-strip.tsx'
import { OwnClash } from './own-clash.tsx'
import { PatientSearch } from './patient-search.tsx'
import { PersonChoice } from './person-choice.tsx'
import { UnseenTimes } from './unseen-times.tsx'
import { type BookingStart, useBooking } from './use-booking.ts'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onBooked: (id: string) => void
  readonly start: BookingStart
  /** What the calendar shows. */
  readonly columns: readonly DayColumn[]
}

/** Books a visit with a patient: who, what, when, where. What it collides with is shown, and may be confirmed where the practice allows it. */
export function BookingDialog({ isOpen, onClose, onBooked, start, columns }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words('scheduling.new')} size="md">
      {isOpen && <BookingForm onClose={onClose} onBooked={onBooked} start={start} columns={columns} />}
    </Dialog>
  )
}

function BookingForm({ onClose, onBooked, start, columns }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const booking = useBooking(start, onBooked)
  const { form, choices, book, clashes, failure, forget } = booking
  const textOf = useAskedText()
  const hasPatient = form.watch('patientId') !== ''
  const noEpisode = words(hasPatient ? 'ui.none-found' : 'scheduling.patient-missing')
  useUsualChoices(form, choices)

  return (
    <form className="booking" onSubmit={book(false)} onChange={forget} noValidate>
      <StillThere isFromBefore={booking.isFromBefore} onStartOver={booking.startOver} />
      {failure && <FailureNotice failure={failure} />}
      <Controller
        control={form.control}
        name="patientId"
        rules={{ required: words('scheduling.patient-missing') }}
        render={({ field, fieldState }) => (
          <PatientSearch
            value={field.value}
            label={form.getValues('patientLabel')}
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
      <Controller
        control={form.control}
        name="serviceId"
        rules={{ required: words('scheduling.service-missing') }}
        render={({ field, fieldState }) => (
          <Choice
            {...field}
            label={words('scheduling.service')}
            data={choices.services.map(({ id, name }) => ({ value: id, label: name }))}
            asked={choices.asked.services}
            error={fieldState.error?.message}
            searchable
            required
          />
        )}
      />
      <OwnerField form={form} />
      <TimeFields form={form} />
      <PlaceFields form={form} locations={choices.locations} asked={choices.asked.locations} />
      <Textarea
        label={words('scheduling.description')}
        autosize
        minRows={2}
        {...form.register('description')}
      />
      <OwnClash form={form} columns={columns} />
      <UnseenTimes form={form} columns={columns} />
      {clashes.length > 0 && <ClashStrip clashes={clashes} />}
      <BookingEnd booking={booking} onClose={onClose} />
    </form>
  )
}

type EndProps = { readonly booking: ReturnType<typeof useBooking>; readonly onClose: () => void }

function BookingEnd({ booking, onClose }: EndProps): ReactNode {
  const words = useWords()
  const { form, book, clashes, canConfirm } = booking
  const { isSubmitting } = form.formState
  return (
    <div className="booking-end">
      <Button variant="default" onClick={onClose}>
        {words('scheduling.do-not-book')}
      </Button>
      {clashes.length > 0 && canConfirm ? (
        <Button type="button" loading={isSubmitting} onClick={book(true)}>
          {words('scheduling.book-anyway')}
        </Button>
      ) : (
        <Button type="submit" loading={isSubmitting}>
          {words('scheduling.book')}
        </Button>
      )}
    </div>
  )
}

type FormProps = { readonly form: UseFormReturn<BookingFields> }

/** In whose calendar; only who keeps the calendars of others chooses. */
function OwnerField({ form }: FormProps): ReactNode {
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

function TimeFields({ form }: FormProps): ReactNode {
  const words = useWords()
  const { errors } = form.formState
  return (
    <div className="booking-row">
      <TextInput
        type="date"
        label={words('scheduling.date')}
        error={errors.date?.message}
        required
        {...form.register('date', { required: words('scheduling.time-missing') })}
      />
      <TextInput
        type="time"
        step={300}
        label={words('scheduling.time')}
        error={errors.time?.message}
        required
        {...form.register('time', { required: words('scheduling.time-missing') })}
      />
      <Controller
        control={form.control}
        name="minutes"
        rules={{ min: { value: 5, message: words('scheduling.end-before-start') } }}
        render={({ field, fieldState }) => (
          <NumberInput
            label={words('scheduling.minutes')}
            value={field.value}
            onChange={(value) => {
              form.setValue('hasOwnMinutes', true)
              field.onChange(Number(value))
            }}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
            min={5}
            max={960}
            step={5}
          />
        )}
      />
    </div>
  )
}

type PlaceProps = FormProps & {
  readonly locations: readonly { readonly id: string; readonly display: string }[]
  readonly asked: Choices['asked']['locations']
}

function PlaceFields({ form, locations, asked }: PlaceProps): ReactNode {
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
            aria-label={words('scheduling.mode')}
          />
        )}
      />
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

type Choices = ReturnType<typeof useBooking>['choices']

/** The only enrollment is the one that is meant; a service brings its usual length, unless somebody has typed another. */
function useUsualChoices(form: UseFormReturn<BookingFields>, { episodes, services }: Choices): void {
  const [serviceId, episodeId] = form.watch(['serviceId', 'episodeId'])
  const only = episodes.length === 1 ? episodes[0]?.id : undefined
  const isForeign = episodeId !== '' && episodes.every(({ id }) => id !== episodeId)
  const usual = services.find(({ id }) => id === serviceId)?.defaultMinutes

  useEffect(() => {
    if (only) form.setValue('episodeId', only)
    else if (isForeign) form.setValue('episodeId', '')
  }, [form, only, isForeign])

  useEffect(() => {
    if (usual && !form.getValues('hasOwnMinutes')) form.setValue('minutes', usual)
  }, [form, usual])
}
