import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { OperationReply } from '#client/api/operation-input.ts'
import { send } from '#client/api/send.ts'
import { dayOrderOf } from '#client/person/day-order-of.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useFieldsKept, useKept } from '#client/sync/drafts/use-kept.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { notify } from '#client/ui/notices.tsx'
import { useLocale, useWords } from '#client/ui/words.tsx'
import { useWorld } from '#client/ui/world.ts'
import { administrativeGenders } from '#generated/enumerations/administrative-gender.ts'
import type { PatientCreate } from '#generated/types/resources.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { birthDateIn } from '#shared/patients/birth-date-in.ts'
import { personWritten } from '#shared/patients/person-search.ts'

/** What is asked of a new patient, as text. */
export type NewPatientFields = {
  readonly given: string
  readonly family: string
  readonly preferredName: string
  readonly birthDate: string
  readonly gender: string
  readonly phone: string
  readonly email: string
}

type Candidate = OperationReply<'patient.findDuplicates'>['candidates'][number]

/** By what was looked for: whoever looks for somebody else begins with empty fields. */
const keptPatients = keepTyping<NewPatientFields>()

/** The state of adding a patient: its fields, who may be here already, and how the person is added. */
export function useNewPatient(text: string, onAdded: (id: string) => void) {
  const words = useWords()
  const moments = useMoments()
  const locale = useLocale()
  const outbox = useOutbox()
  const { instant, newId } = useWorld()
  const [candidates, setCandidates] = useState<readonly Candidate[]>()
  const [failure, setFailure] = useState<SeenFailure>()
  const [isUnchecked, setUnchecked] = useState(false)
  const [id] = useState(newId)
  const around = { today: moments.dayOf(instant()), order: dayOrderOf(locale) }
  const { form, kept, reset } = useWritten(text, around)
  const bornNow = () => birthDateIn(form.getValues('birthDate'), around)
  const born = birthDateIn(form.watch('birthDate'), around)

  const store = async () => {
    const fields = form.getValues()
    const body = bodyOf(fields, bornNow())
    const outcome = await send('patient.create', { body, idempotencyKey: id })
    if (!outcome.ok && outcome.failure.kind !== 'unreachable') return setFailure(outcome.failure)
    if (!outcome.ok) {
      const written = await outbox.write({ kind: 'create', type: 'Patient', id, body })
      if (!written.ok) return setFailure(written.failure)
    }
    kept.stored(fields)
    notify(words(outcome.ok ? 'patients.added' : 'patients.added-waits'))
    onAdded(outcome.ok ? outcome.value.id : id)
  }
  const add = form.handleSubmit(async (fields) => {
    const found = await send('patient.findDuplicates', wantedOf(bodyOf(fields, bornNow())))
    if (!found.ok)
      return found.failure.kind === 'unreachable' ? setUnchecked(true) : setFailure(found.failure)
    setCandidates(found.value.candidates)
    if (found.value.candidates.length === 0) await store()
  })
  const forget = () => {
    setCandidates(undefined)
    setFailure(undefined)
    setUnchecked(false)
  }
  const startOver = () => {
    forget()
    reset()
  }
  return {
    form,
    isFromBefore: kept.isFromBefore,
    startOver,
    candidates,
    failure,
    isUnchecked,
    born,
    bornNow,
    bornText: born === undefined ? '' : moments.date(born),
    add,
    addAnyway: form.handleSubmit(store),
    forget,
  }
}

/** By what a person is looked for who may be here already. */
function wantedOf({ name, birthDate, gender, contacts }: PatientCreate) {
  return { name, birthDate, gender, ...(contacts && { contacts }) }
}

type Around = Parameters<typeof personWritten>[1]

/** The fields as they were left, or with what was looked for. */
function useWritten(text: string, around: Around) {
  const first = () => ({ ...empty, ...personWritten(text, around) })
  const kept = useKept(keptPatients, text.trim(), first)
  const form = useForm<NewPatientFields>({ defaultValues: kept.typed })
  useFieldsKept(form, kept.type)
  const reset = () => {
    kept.startOver()
    form.reset(first())
  }
  return { form, kept, reset }
}

const empty: NewPatientFields = {
  given: '',
  family: '',
  preferredName: '',
  birthDate: '',
  gender: '',
  phone: '',
  email: '',
}

/** A new record with what was written. */
export function bodyOf(fields: NewPatientFields, birthDate: string | undefined): PatientCreate {
  const { given, family, preferredName, gender, phone, email } = fields
  const contacts = [
    ...(phone.trim() === '' ? [] : [{ system: 'phone' as const, value: phoneAsKept(phone) }]),
    ...(email.trim() === '' ? [] : [{ system: 'email' as const, value: email.trim() }]),
  ]
  return {
    name: { use: 'official', given: [given.trim()], family: family.trim() },
    ...(preferredName.trim() !== '' && { preferredName: preferredName.trim() }),
    birthDate: birthDate ?? '',
    gender: administrativeGenders.find((each) => each === gender) ?? 'unknown',
    ...(contacts.length > 0 && { contacts }),
  }
}

/** A phone number as it is kept (E.164) where it can be read so. */
function phoneAsKept(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  if (phone.trim().startsWith('+')) return `+${digits}`
  if (digits.length === 10) return `+1${digits}`
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : phone.trim()
}
