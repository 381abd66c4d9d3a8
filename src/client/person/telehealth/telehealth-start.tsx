import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { PatientHeader } from '#client/person/patient-header.tsx'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useFieldsKept, useKept } from '#client/sync/drafts/use-kept.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Choice } from '#client/ui/fields/choice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { Telehealth } from '#generated/types/telehealth.ts'
import { usStates } from '#shared/elements/choice/us-states.ts'
import { licencesLackState } from '#shared/rules/licences.ts'
import {
  type BeginningAfar,
  emptyTelehealth,
  nameOfState,
  type TelehealthFields,
  telehealthOf,
} from './telehealth-fields.ts'
import { useKnownTelehealth } from './use-known-telehealth.ts'
import './telehealth-start.css'

type Props = {
  readonly afar: BeginningAfar
  readonly onClose: () => void
  readonly onStart: (telehealth: Telehealth) => void
}

/** By patient and day. */
const keptAnswers = keepTyping<TelehealthFields>()

/** At the beginning of a session by telehealth: who it is, where, whom to call in an emergency, consent, and whether there is only sound. What the chart knows stands there to be asked about. */
export function TelehealthStart(props: Props): ReactNode {
  const words = useWords()
  const { known, isKnown, performer } = useKnownTelehealth(props.afar)
  return (
    <Dialog isOpen onClose={props.onClose} title={words('person.afar-title')}>
      {isKnown ? <Questions {...props} known={known} performer={performer} /> : <Loading shape="rows" />}
    </Dialog>
  )
}

type Known = ReturnType<typeof useKnownTelehealth>

type QuestionsProps = Props & Pick<Known, 'known' | 'performer'>

function Questions({ afar, known, performer, onClose, onStart }: QuestionsProps): ReactNode {
  const words = useWords()
  const first = { ...emptyTelehealth, ...known }
  const kept = useKept(keptAnswers, `${afar.patientId}/${afar.day}`, () => first)
  // Who it is, is made sure of each time.
  const form = useForm<TelehealthFields>({ defaultValues: { ...kept.typed, isIdentified: false } })
  useFieldsKept(form, kept.type)
  useEffect(() => form.setFocus('isIdentified'), [form])
  const submit = form.handleSubmit((fields) => {
    kept.stored(fields)
    onStart(telehealthOf(fields))
  })
  const startOver = () => {
    kept.startOver()
    form.reset(first)
  }
  return (
    <form
      className="telehealth-start"
      // The form from which it was asked for does not hear of it.
      onSubmit={(event) => {
        event.stopPropagation()
        return submit(event)
      }}
      noValidate
    >
      <StillThere isFromBefore={kept.isFromBefore} onStartOver={startOver} />
      <PatientHeader id={afar.patientId} />
      <Checkbox
        label={words('person.afar-identified')}
        error={form.formState.errors.isIdentified?.message}
        {...form.register('isIdentified', { required: words('person.afar-identified-missing') })}
      />
      <PlaceQuestions form={form} />
      <OtherState form={form} afar={afar} performer={performer} />
      <TextInput
        label={words('person.afar-emergency')}
        description={words('person.afar-emergency-hint')}
        maxLength={200}
        {...form.register('emergencyContact')}
      />
      <Checkbox label={words('person.afar-consent')} {...form.register('consentConfirmed')} />
      <Checkbox label={words('person.afar-audio-only')} {...form.register('audioOnly')} />
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        <Button type="submit">{words('person.afar-go')}</Button>
      </div>
    </form>
  )
}

type Form = UseFormReturn<TelehealthFields>

function PlaceQuestions({ form }: { readonly form: Form }): ReactNode {
  const words = useWords()
  const { errors } = form.formState
  return (
    <>
      <Controller
        control={form.control}
        name="patientState"
        rules={{ required: words('person.afar-state-missing') }}
        render={({ field, fieldState }) => (
          <Choice
            {...field}
            label={words('person.afar-state')}
            data={usStates.map(([value, label]) => ({ value, label }))}
            error={fieldState.error?.message}
            searchable
            required
          />
        )}
      />
      <TextInput
        label={words('person.afar-location')}
        description={words('person.afar-location-hint')}
        error={errors.patientLocation?.message}
        maxLength={200}
        required
        {...form.register('patientLocation', {
          validate: (text) => text.trim() !== '' || words('person.afar-location-missing'),
        })}
      />
    </>
  )
}

type Leading = Pick<QuestionsProps, 'afar' | 'performer'> & { readonly form: Form }

/** That whoever leads the session has no license where the patient is now. It warns and does not forbid. */
function OtherState({ form, afar, performer }: Leading): ReactNode {
  const words = useWords()
  const state = form.watch('patientState')
  const isWrong = state !== '' && licencesLackState(performer?.licenses ?? [], { state, date: afar.day })
  return (
    <div className="telehealth-licence" role="status">
      {isWrong && (
        <p>
          <IconAlertTriangle size={14} stroke={1.8} aria-hidden="true" />
          {words('person.afar-licence', {
            who: performer?.display ?? '',
            state: nameOfState(state) ?? state,
          })}
        </p>
      )}
    </div>
  )
}
