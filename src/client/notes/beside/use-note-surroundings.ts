import { useMemo } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { aimsOf } from '#client/form/elements/aims-of.ts'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import { answersAsked, latestByName } from '#client/notes/sections/latest-by-name.ts'
import { type TextSurroundings, useSurroundings } from '#client/shorthand/surroundings.ts'
import { useMoments } from '#client/ui/moments.ts'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useLabels } from '#client/ui/words.tsx'
import type { Note } from '#generated/types/note.ts'
import type { Patient } from '#generated/types/patient.ts'
import type { Snippet } from '#generated/types/snippet.ts'
import { asLetters } from '#shared/elements/text/as-letters.ts'
import { plansOn } from '#shared/notes/asked-always/plans-on.ts'
import { patientOf } from '#shared/notes/note-parts.ts'
import { printedName } from '#shared/notes/printing/printed-name.ts'
import type { PlaceholderValues } from '#shared/shorthand/filled.ts'
import { plansAsked } from './plans-asked.ts'

/** Fills prepared texts in with what a note knows, and offers those that are made for its kind and section. */
export function useNoteSurroundings(loaded: LoadedNote, note: Note): void {
  const values = useValues(loaded, note)
  const program = loaded.parts.session?.encounter.program?.id
  useSurroundings(
    useMemo<TextSurroundings>(
      () => ({ values, isOffered: (snippet, place) => isOffered(snippet, { note, program, place }) }),
      [values, note, program],
    ),
  )
}

function useValues({ parts }: LoadedNote, { serviceDate }: Note): PlaceholderValues {
  const labels = useLabels()
  const moments = useMoments()
  const patient = patientOf(parts)
  const goals = useGoals(patient?.id, serviceDate)
  const scores = useScores(patient?.id)
  const { author } = parts
  return useMemo<PlaceholderValues>(() => {
    const plain: { readonly [path: string]: PlaceholderValues } = {
      goal: () => (goals.length === 1 ? goals[0] : goals),
      'session.date': () => moments.date(serviceDate),
      'practitioner.signature': () => author && asLetters(printedName(author)),
    }
    return (path) => {
      if (path.startsWith('score:')) return scores(path.slice('score:'.length).trim())
      return plain[path]?.(path) ?? (patient && valueOfPatient(patient, path, labels))
    }
  }, [goals, scores, serviceDate, moments, author, patient, labels])
}

function useGoals(patientId: string | undefined, date: string): readonly string[] {
  const { dayOf } = useMoments()
  const { may } = usePermissions()
  const asked = useMemo(() => (patientId ? plansAsked(patientId) : undefined), [patientId])
  const plans = knownOf(useAnswer('carePlan.query', may('CarePlan:Read') ? asked : undefined))
  return useMemo(() => {
    const day = { date, dayOf }
    return (plansOn(plans?.items, day) ?? []).flatMap((plan) =>
      aimsOf(plan, day).map(({ statement }) => asLetters(statement)),
    )
  }, [plans, date, dayOf])
}

/** The newest score of an instrument, by its short name. */
function useScores(patientId: string | undefined): (name: string) => string | undefined {
  const { may } = usePermissions()
  const asked = useMemo(() => (patientId ? answersAsked(patientId) : undefined), [patientId])
  const mayRead = may('QuestionnaireResponse:Read')
  const answers = knownOf(useAnswer('questionnaireResponse.query', mayRead ? asked : undefined))
  return useMemo(() => {
    const latest = latestByName(answers?.items ?? [])
    return (name) => scoreText(latest.get(name)?.[0])
  }, [answers])
}

function scoreText(
  dated: { readonly score: { readonly value?: number; readonly band?: string } } | undefined,
): string | undefined {
  const words = [dated?.score.value, dated?.score.band].filter((each) => each !== undefined)
  return words.length > 0 ? asLetters(words.join(' ')) : undefined
}

const cases = ['subject', 'object', 'possessive'] as const
const pronouns = ['he', 'she', 'they', 'ze'] as const

function valueOfPatient(
  { name, preferredName, pronouns: own }: Patient,
  path: string,
  labels: ReturnType<typeof useLabels>,
): string | undefined {
  const called = asLetters(preferredName ?? name.given?.[0] ?? name.family ?? '')
  if (path === 'patient.preferredName') return called
  if (path === 'patient.name')
    return asLetters([...(name.given ?? []), name.family].filter(Boolean).join(' '))
  const part = cases.find((each) => path === `patient.pronoun.${each}`)
  if (!part) return undefined
  const pronoun = pronouns.find((each) => each === own?.code)
  return pronoun ? labels(`shorthand.${pronoun}-${part}`) : called
}

type Place = {
  readonly note: Note
  readonly program: string | undefined
  readonly place: Element
}

function isOffered(
  { sectionTypes = [], definitions = [], programs = [] }: Snippet,
  { note, program, place }: Place,
): boolean {
  const heading = place.closest('.note-section')?.getAttribute('aria-labelledby')
  const section = note.sections.find(({ id }) => heading === `note-section-${id}`)
  return (
    isAmong(sectionTypes, ({ code }) => code === section?.type.code) &&
    isAmong(definitions, ({ id }) => id === note.definition.id) &&
    isAmong(programs, ({ id }) => id === program)
  )
}

function isAmong<Each>(offered: readonly Each[], isHere: (each: Each) => boolean): boolean {
  return offered.length === 0 || offered.some(isHere)
}
