import './note-chips.css'
import type { ReactNode } from 'react'
import { type Check, type Place, sessionId } from '#client/notes/sections/check.ts'
import { type Moments, useMoments } from '#client/ui/moments.ts'
import { useWords } from '#client/ui/words.tsx'
import type { MessageId } from '#generated/messages/ids.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import type { OpenAnswers } from '#shared/forms/opening/open-answers.ts'

type Props = {
  readonly encounter: Encounter
  readonly session: OpenAnswers | undefined
  readonly checks: readonly Check[]
  readonly go: (place: Place) => void
}

type Chip = {
  /** The question that changes it, and others whose checks it stands for. */
  readonly path: string
  readonly beside: readonly string[]
  readonly whatId: MessageId
  readonly emptyId: MessageId
  readonly value: string
}

/** What the session was, in a row: each fact leads to its question. A gap is red once somebody has tried to sign. */
export function NoteChips({ encounter, session, checks, go }: Props): ReactNode {
  const words = useWords()
  const moments = useMoments()
  const diagnoses = useDiagnoses(encounter)
  const chips = [...chipsOf(encounter, moments), { ...diagnosisChip, value: diagnoses }].filter(({ path }) =>
    session?.form.nodes.has(path),
  )
  const isWrong = ({ path, beside }: Chip) =>
    checks.some(({ weight, place }) => {
      const isHere = place?.sectionId === sessionId && [path, ...beside].includes(place.path)
      return weight === 'blocks' && isHere
    })
  return (
    <ul className="note-chips" aria-label={words('note.facts')}>
      {chips.map((chip) => {
        const value = chip.value || words(chip.emptyId)
        return (
          <li key={chip.path}>
            <button
              type="button"
              className="note-chip"
              data-wrong={isWrong(chip) || undefined}
              data-empty={chip.value === '' || undefined}
              title={value}
              aria-label={words('note.change-fact', { what: words(chip.whatId), value })}
              onClick={() => go({ sectionId: sessionId, path: chip.path })}
            >
              {value}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const diagnosisChip = {
  path: 'diagnoses',
  beside: ['primaryDiagnosis'],
  whatId: 'note.diagnoses',
  emptyId: 'note.no-diagnosis',
} as const

function chipsOf(encounter: Encounter, moments: Moments): readonly Chip[] {
  const { serviceType, program, location } = encounter
  return [
    {
      path: 'serviceType',
      beside: ['units'],
      whatId: 'note.service',
      emptyId: 'note.no-service',
      value: serviceType?.display ?? '',
    },
    {
      path: 'start',
      beside: ['end', 'breaks'],
      whatId: 'note.when',
      emptyId: 'note.no-time',
      value: timeOf(encounter, moments),
    },
    {
      path: 'location',
      beside: ['placeOfService', 'patientState'],
      whatId: 'note.location',
      emptyId: 'note.no-place',
      value: location?.location?.display ?? '',
    },
    {
      path: 'program',
      beside: ['episodeOfCare'],
      whatId: 'note.program',
      emptyId: 'note.no-program',
      value: program?.display ?? '',
    },
  ]
}

function timeOf({ serviceDate, period }: Encounter, moments: Moments): string {
  const times = [period?.start, period?.end].flatMap((at) => (at ? [moments.time(at)] : [])).join('–')
  return times === '' ? '' : `${moments.shortDay(serviceDate)} · ${times}`
}

function useDiagnoses({ diagnoses = [] }: Encounter): string {
  const words = useWords()
  const [first, ...more] = [...diagnoses].sort((one, other) => one.rank - other.rank)
  if (!first) return ''
  const name = first.condition.display ?? first.code?.display ?? ''
  return more.length === 0 ? name : words('note.more-diagnoses', { first: name, count: more.length })
}
