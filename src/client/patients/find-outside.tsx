import { Button, TextInput } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { OperationInput, OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { dayOrderOf } from '#client/person/day-order-of.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { Loading } from '#client/ui/states/loading.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { personWritten } from '#shared/patients/person-search.ts'
import { OutsideHits } from './outside-hits.tsx'

type Fields = {
  readonly given: string
  readonly family: string
  readonly birthDate: string
  readonly number: string
}

/** Finds a patient outside of the own list by an exact search; each search and whom it found are recorded. */
export function FindOutside({ text }: { readonly text: string }): ReactNode {
  const words = useWords()
  const heading = useId()
  const [answer, setAnswer] = useState<Outcome<OperationReply<'patient.find'>>>()
  const moments = useMoments()
  const locale = useLocale()
  const { instant } = useWorld()
  const around = { today: moments.dayOf(instant()), order: dayOrderOf(locale) }
  const { given = '', family = '', birthDate = '' } = personWritten(text, around)
  const form = useForm<Fields>({ defaultValues: { given, family, birthDate, number: '' } })
  const { isSubmitting } = form.formState

  const find = form.handleSubmit(async (fields) => {
    setAnswer(undefined)
    const outcome = await send('patient.find', inputOf(fields))
    setAnswer(outcome)
    if (outcome.ok) {
      const count = outcome.value.patients.length + outcome.value.hits.length
      announce(words('patients.outside-count', { count }))
    }
  })

  return (
    <section className="outside" aria-labelledby={heading}>
      <h2 id={heading}>{words('patients.outside')}</h2>
      <p>{words('patients.outside-text')}</p>
      <form onSubmit={find} onChange={() => setAnswer(undefined)} noValidate>
        <OutsideFields form={form} />
        <Button type="submit" loading={isSubmitting}>
          {words('patients.outside-search')}
        </Button>
      </form>
      {isSubmitting && <Loading what={words('patients.outside')} />}
      {answer?.ok === false && answer.failure.kind === 'busy' && (
        <p className="outside-word" role="alert">
          {words('patients.outside-too-often', {
            minutes: Math.max(1, Math.ceil(answer.failure.retryAfterMilliseconds / 60_000)),
          })}
        </p>
      )}
      {answer?.ok === false && answer.failure.kind !== 'busy' && (
        <FailureNotice failure={answer.failure} onRetry={() => find()} />
      )}
      {answer?.ok && <OutsideHits patients={answer.value.patients} hits={answer.value.hits} />}
    </section>
  )
}

function OutsideFields({ form }: { readonly form: UseFormReturn<Fields> }): ReactNode {
  const words = useWords()
  const { errors } = form.formState
  const needed = (value: string) =>
    value.trim() !== '' || form.getValues('number').trim() !== '' || words('patients.outside-needed')
  const field = (name: 'given' | 'family' | 'birthDate') => ({
    error: errors[name]?.message,
    ...form.register(name, { validate: needed }),
  })
  return (
    <div className="outside-fields">
      <TextInput label={words('patients.given')} maxLength={80} {...field('given')} />
      <TextInput label={words('patients.family')} maxLength={80} {...field('family')} />
      <TextInput type="date" label={words('patients.birth-date')} {...field('birthDate')} />
      <TextInput
        label={words('patients.outside-number')}
        description={words('patients.outside-or')}
        maxLength={200}
        {...form.register('number')}
      />
    </div>
  )
}

/** A record number is enough by itself; it counts before a name. */
function inputOf({ given, family, birthDate, number }: Fields): OperationInput<'patient.find'> {
  if (number.trim() !== '') return { identifier: { value: number.trim() } }
  return { name: { given: given.trim(), family: family.trim(), birthDate } }
}
