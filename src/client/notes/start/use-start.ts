import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { begunByAnotherIn } from '#client/person/starting/begun-by-another-in.ts'
import { type BeginningAfar, beginningAfar } from '#client/person/telehealth/telehealth-fields.ts'
import { useAskedAtStart } from '#client/person/telehealth/use-asked-at-start.tsx'
import { useGo } from '#client/routing/use-go.tsx'
import { useMoments } from '#client/ui/moments.ts'
import { useWorld } from '#client/ui/world.ts'
import type { NoteKind } from '#generated/enumerations/note-kind.ts'
import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Telehealth } from '#generated/types/telehealth.ts'
import { type StartedKind, startedKinds } from '#shared/notes/offered-definitions.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { openDraftIn } from './open-draft-in.ts'
import { emptyStart, fromLast, type StartFields, startOf } from './start-fields.ts'
import { type StartChoices, useStartChoices } from './use-start-choices.ts'

/** A note on its way to be started: its fields, what there is to choose, and what stands against it. `kind`: the one that is wanted first. */
export function useStart(patientId: string, kind: string | undefined) {
  const go = useGo()
  const { instant } = useWorld()
  const { dayOf, time, timezone } = useMoments()
  const [failure, setFailure] = useState<SeenFailure>()
  const now = instant()
  const form = useForm<StartFields>({ defaultValues: emptyStart(dayOf(now), time(now)) })
  const choices = useStartChoices(patientId)
  const definition = useChosen(choices, form.watch('definitionId'))
  const mayDraft = useMayDraft(choices, definition)
  const isDrafted = mayDraft && form.watch('isDrafted')
  const chosenKind = definition && kindOf(definition, isDrafted ? 'ScribeSession' : kind)
  const noteTyping = useFilledIn(form, choices)
  const said = useRef<Telehealth>(undefined)

  const start = (how: 'first' | 'another' | 'beside') =>
    form.handleSubmit(async (fields) => {
      setFailure(undefined)
      const isOfVisit = fields.appointmentId !== '' && chosenKind !== 'DocumentationNote' && how !== 'another'
      const isOfServices = choices.ofServices.some(({ id }) => id === fields.definitionId)
      const telehealth = said.current
      const outcome = isOfVisit
        ? await send('appointment.startNote', ofVisit(fields, { isOfServices, telehealth, how, isDrafted }))
        : await send(
            'note.start',
            startOf(fields, {
              ...{ patientId, timezone, kind: chosenKind, another: how === 'another', isOfServices },
              telehealth,
            }),
          )
      if (outcome.ok) return go(`/notes/${outcome.value.note.id}`, { replace: true })
      setFailure(outcome.failure)
    })

  const afar = useAfar({ form, choices, kind: chosenKind, patientId })
  const beginWith = (telehealth: Telehealth | undefined) => {
    said.current = telehealth
    return start('first')()
  }
  const { begin, dialog } = useAskedAtStart(afar, beginWith, useState(false))

  return {
    form,
    choices,
    definition,
    kind: chosenKind,
    mayDraft,
    start,
    /** Asks first what is asked at the beginning. */
    begin: form.handleSubmit(begin),
    dialog,
    failure,
    openDraft: openDraftIn(failure),
    begun: begunByAnotherIn(failure),
    /** Somebody types into the questions of the session: what comes late of the last one stays out. */
    noteTyping,
    leave: () => setFailure(undefined),
  }
}

type Afar = {
  readonly form: UseFormReturn<StartFields>
  readonly choices: StartChoices
  readonly kind: StartedKind | undefined
  readonly patientId: string
}

/** The session that is about to begin, where it begins by telehealth. */
function useAfar({ form, choices, kind, patientId }: Afar): BeginningAfar | undefined {
  const { dayOf } = useMoments()
  const { instant } = useWorld()
  const [appointmentId, mode, date] = form.watch(['appointmentId', 'mode', 'date'])
  if (kind === 'DocumentationNote') return undefined
  const visit = choices.visits.find(({ id }) => id === appointmentId)
  if (visit) return beginningAfar(visit, dayOf(visit.start ?? instant()))
  return mode === 'Telehealth' ? { patientId, performerId: choices.self?.id, day: date } : undefined
}

const shared = 'GroupNoteDefinition'

type OfVisit = {
  readonly isOfServices: boolean
  readonly telehealth: Telehealth | undefined
  readonly how: 'first' | 'another' | 'beside'
  readonly isDrafted: boolean
}

/** The note of a visit that the fields ask for; beside that of a colleague where one's own is meant. */
function ofVisit(
  { appointmentId, definitionId }: StartFields,
  { isOfServices, telehealth, how, isDrafted }: OfVisit,
) {
  return {
    id: appointmentId,
    noteDefinition: { id: definitionId, resourceType: isOfServices ? shared : 'NoteDefinition' },
    ...(telehealth && { telehealth }),
    ...(isDrafted && { kind: 'ScribeSession' as const }),
    ...(how === 'beside' && { another: true }),
  }
}

/** All that the questions of a start need to know. */
export type StartQuestions = ReturnType<typeof useStart>

function useChosen({ definitions }: StartChoices, id: string): NoteDefinition | undefined {
  return definitions?.ok ? definitions.value.items.find((each) => each.id === id) : undefined
}

/** May the chosen note be drafted from phrases: in this practice, by this person and this definition? */
function useMayDraft({ preferences }: StartChoices, definition: NoteDefinition | undefined): boolean {
  const { mayDo } = usePermissions()
  const isOffered = definition?.kinds.includes('ScribeSession') === true
  return isOffered && preferences?.ambientListening === true && mayDo('transcription.draft')
}

/** The kind that is wanted, where the definition is for it, else its first. */
function kindOf({ kinds }: NoteDefinition, wanted: string | undefined): StartedKind | undefined {
  const isFor = (kind: NoteKind) => kinds.includes(kind)
  return startedKinds.find((kind) => kind === wanted && isFor(kind)) ?? startedKinds.find(isFor)
}

/** The only visit of today and the only enrollment are those that are meant; the rest is as in the last session, then as usual. Answers what is told when somebody types. */
function useFilledIn(
  form: StartQuestions['form'],
  { visits, episodes, services, last, self }: StartChoices,
): () => void {
  const hasTyped = useRef(false)
  const visit = visits.length === 1 ? visits[0]?.id : undefined
  const episode = episodes.length === 1 ? episodes[0]?.id : undefined
  const serviceId = form.watch('serviceId')
  const usual = services.find(({ id }) => id === serviceId)?.defaultMinutes
  const place = self?.defaultLocation?.id
  useEffect(() => {
    if (visit && !form.getFieldState('appointmentId').isDirty) form.setValue('appointmentId', visit)
  }, [form, visit])
  useEffect(() => {
    if (episode && form.getValues('episodeId') === '') form.setValue('episodeId', episode)
  }, [form, episode])
  useEffect(() => {
    const isTouched = (['serviceId', 'locationId', 'mode'] as const).some(
      (name) => form.getFieldState(name).isDirty,
    )
    if (!last || isTouched || hasTyped.current) return
    const { serviceId, locationId, mode } = fromLast(last)
    form.setValue('serviceId', serviceId)
    form.setValue('locationId', locationId)
    form.setValue('mode', mode)
  }, [form, last])
  useEffect(() => {
    if (last === null && place && !hasTyped.current && form.getValues('locationId') === '')
      form.setValue('locationId', place)
  }, [form, last, place])
  useEffect(() => {
    if (usual && !form.getValues('hasOwnMinutes')) form.setValue('minutes', usual)
  }, [form, usual])
  return () => {
    hasTyped.current = true
  }
}
