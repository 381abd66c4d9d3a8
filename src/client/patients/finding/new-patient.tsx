import { Button, Select, TextInput } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { StillThere } from '#client/ui/states/still-there.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { administrativeGenders } from '#generated/enumerations/administrative-gender.ts'
import { Candidates } from './candidates.tsx'
import { bodyOf, useNewPatient } from './use-new-patient.ts'
import './finding.css'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAdded: (id: string) => void
  /** Somebody was added who is to be enrolled in a program. */
  readonly onEnroll: (id: string) => void
  /** What was looked for in the list. */
  readonly text: string
}

/** A new patient, in a dialog: the few facts by which a person is known; who may be here already is shown before anybody is added. */
export function NewPatient({ isOpen, ...rest }: Props): ReactNode {
  const words = useWords()
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={words('patients.new')} size="lg">
      {isOpen && <NewPatientForm {...rest} />}
    </Dialog>
  )
}

function NewPatientForm({ onClose, onAdded, onEnroll, text }: Omit<Props, 'isOpen'>): ReactNode {
  const words = useWords()
  const { mayDo } = usePermissions()
  const isToEnroll = useRef(false)
  const adding = useNewPatient(text, (id) => (isToEnroll.current ? onEnroll(id) : onAdded(id)))
  const { form, candidates, failure, isUnchecked, add, addAnyway } = adding
  const isStopped = isUnchecked || (candidates?.length ?? 0) > 0
  return (
    <form className="new-patient" onSubmit={add} onChange={adding.forget} noValidate>
      <StillThere isFromBefore={adding.isFromBefore} onStartOver={adding.startOver} />
      <p className="new-patient-needed">{words('patients.needed-fields')}</p>
      <NewPatientFields adding={adding} />
      {failure && <FailureNotice failure={failure} />}
      {isUnchecked && <p role="alert">{words('patients.unchecked')}</p>}
      {candidates && candidates.length > 0 && (
        <Candidates
          candidates={candidates}
          written={bodyOf(form.getValues(), adding.born)}
          onOpen={onAdded}
        />
      )}
      <div className="state-actions">
        <Button variant="default" onClick={onClose}>
          {words('ui.cancel')}
        </Button>
        {isStopped ? (
          <Button variant="default" onClick={() => void addAnyway()} loading={form.formState.isSubmitting}>
            {words('patients.add-anyway')}
          </Button>
        ) : (
          <>
            {mayDo('episodeOfCare.enroll') && (
              <Button
                variant="default"
                loading={form.formState.isSubmitting}
                onClick={() => {
                  isToEnroll.current = true
                  void add()
                }}
              >
                {words('patients.add-and-enroll')}
              </Button>
            )}
            <Button
              type="submit"
              loading={form.formState.isSubmitting}
              onClick={() => {
                isToEnroll.current = false
              }}
            >
              {words('patients.add')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}

function NewPatientFields({ adding }: { readonly adding: ReturnType<typeof useNewPatient> }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const { form, bornText, born } = adding
  const { errors } = form.formState
  const [isTyped, setTyped] = useState(born !== undefined)
  const needed = { validate: (value: string) => value.trim() !== '' || words('patients.needed') }
  return (
    <>
      <div className="new-patient-pair">
        <TextInput
          label={words('patients.given')}
          maxLength={80}
          data-autofocus
          error={errors.given?.message}
          {...form.register('given', needed)}
        />
        <TextInput
          label={words('patients.family')}
          maxLength={80}
          error={errors.family?.message}
          {...form.register('family', needed)}
        />
      </div>
      <div className="new-patient-pair">
        <TextInput
          label={words('patients.preferred-name')}
          maxLength={80}
          {...form.register('preferredName')}
        />
        <TextInput
          label={words('patients.birth-date')}
          description={isTyped && born !== undefined ? bornText : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={errors.birthDate?.message}
          autoComplete="off"
          {...form.register('birthDate', {
            onChange: () => setTyped(true),
            validate: () => adding.bornNow() !== undefined || words('patients.birth-date-wrong'),
          })}
        />
      </div>
      <div className="new-patient-pair">
        <Controller
          control={form.control}
          name="gender"
          rules={{ required: words('patients.needed') }}
          render={({ field, fieldState }) => (
            <Select
              ref={field.ref}
              label={words('patients.gender')}
              data={administrativeGenders.map((value) => ({
                value,
                label: labels(`enumeration.AdministrativeGender.${value}`),
              }))}
              value={field.value === '' ? null : field.value}
              onChange={(value) => field.onChange(value ?? '')}
              error={fieldState.error?.message}
              openOnFocus={false}
            />
          )}
        />
        <TextInput
          label={words('patients.phone')}
          type="tel"
          maxLength={40}
          autoComplete="off"
          {...form.register('phone')}
        />
        <TextInput
          label={words('patients.email')}
          type="email"
          maxLength={254}
          autoComplete="off"
          {...form.register('email')}
        />
      </div>
    </>
  )
}
