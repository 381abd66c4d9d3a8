import { Button } from '@mantine/core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useStatement } from '#client/patients/entry/use-statement.tsx'
import type { Change } from '#client/sync/change.ts'
import { keepTyping } from '#client/sync/drafts/keep-typing.ts'
import { useAskBeforeClosing } from '#client/ui/page/use-ask-before-closing.ts'
import { useWords } from '#client/ui/words.tsx'
import type { Medication } from '#generated/types/medication.ts'
import type { Patient } from '#generated/types/patient.ts'
import {
  type ComparedMedication,
  compareMedications,
  type MedicationPair,
  readMedicationList,
} from '#shared/chart/compare-medications.ts'
import { directionsOf, storedDirections } from '#shared/chart/directions.ts'
import { readMedicationLine } from '#shared/chart/medication-line.ts'
import { areDirectionsTooLong } from './directions.ts'
import { type ListedMedication, listedMedications } from './seek-medications.ts'

type Props = {
  readonly patient: Patient
  readonly taken: readonly Medication[]
  /** All that the chart knows of medications now. */
  readonly list: readonly Medication[] | undefined
}
type Mine = ComparedMedication & { readonly row: Medication }
type Pair = MedicationPair<Mine>

const keptLists = keepTyping<string>()

/** A medication comparison: the chart's list beside another one that was pasted or typed, line by line, with what to do about each difference; the list stays while one looks elsewhere. */
export function MedicationComparison({ patient, taken, list }: Props): ReactNode {
  const words = useWords()
  const fieldId = useId()
  const [text, setText] = useState(() => keptLists.of(patient.id) ?? '')
  const type = (next: string) => {
    keptLists.keep(patient.id, next)
    setText(next)
  }
  useAskBeforeClosing(text.trim() !== '')
  const pairs = useMemo(() => {
    const mine = taken.map((row) => ({
      name: row.medication?.display ?? row.display,
      directions: directionsOf(row),
      row,
    }))
    return compareMedications(mine, readMedicationList(text))
  }, [taken, text])
  return (
    <section className="fact-entry" aria-label={words('chart-medications.compare')}>
      <label className="form-label" htmlFor={fieldId}>
        {words('chart-medications.other-list')}
      </label>
      <textarea
        id={fieldId}
        className="form-input form-prose"
        placeholder={words('chart-medications.other-list-hint')}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {text.trim() !== '' && (
        <table className="tab-table fact-table">
          <caption className="visually-hidden">{words('chart-medications.compare')}</caption>
          <thead>
            <tr>
              <th scope="col">{words('chart-medications.this-list')}</th>
              <th scope="col">{words('chart-medications.that-list')}</th>
              <th scope="col">{words('chart-medications.difference')}</th>
              <th scope="col">
                <span className="visually-hidden">{words('entry.acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <PairRow key={keyOf(pair)} pair={pair} patient={patient} list={list} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function keyOf(pair: Pair): string {
  const mine = pair.kind === 'theirs' ? '' : pair.mine.row.id
  const theirs = pair.kind === 'mine' ? '' : `${pair.theirs.name} ${pair.theirs.directions}`
  return `${mine} ${theirs}`
}

const weights = { same: 'good', different: 'warn', mine: 'warn', theirs: 'warn' } as const

type PairProps = Pick<Props, 'patient' | 'list'> & { readonly pair: Pair }

function PairRow({ pair, patient, list }: PairProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const name = pair.kind === 'theirs' ? pair.theirs.name : pair.mine.name
  const { say, notice, isBusy } = useStatement(patient.id, name)
  const isWritten =
    (pair.kind === 'theirs' && may('Medication:Create')) ||
    (pair.kind === 'different' && may('Medication:Update'))
  const isLong =
    pair.kind !== 'mine' && areDirectionsTooLong(storedDirections(readMedicationLine(pair.theirs.directions)))
  const takeOver = () => say({ of: keyOf(pair), upon: list, change: (id) => changeOf(pair, patient, id) })
  return (
    <tr>
      <td data-label={words('chart-medications.this-list')}>
        {pair.kind === 'theirs' ? null : <Side {...pair.mine} />}
      </td>
      <td data-label={words('chart-medications.that-list')}>
        {pair.kind === 'mine' ? null : <Side {...pair.theirs} />}
      </td>
      <td>
        <span className="fact-state" data-weight={weights[pair.kind]}>
          {words(`chart-medications.pair-${pair.kind}`)}
        </span>
        {isLong && <span className="form-finding">{words('chart-medications.line-long')}</span>}
        {notice}
      </td>
      <td className="fact-acts">
        {isWritten && !isLong && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${words(`chart-medications.take-${pair.kind}`)}: ${name}`}
            onClick={() => void takeOver()}
            loading={isBusy}
          >
            {words(`chart-medications.take-${pair.kind}`)}
          </Button>
        )}
      </td>
    </tr>
  )
}

function Side({ name, directions }: ComparedMedication): ReactNode {
  return (
    <>
      <b>{name}</b> {directions}
    </>
  )
}

/** What takes the other list's line over into the chart. */
async function changeOf(pair: Pair, patient: Patient, id: string): Promise<Change | undefined> {
  if (pair.kind !== 'theirs' && pair.kind !== 'different') return undefined
  const directions = storedDirections(readMedicationLine(pair.theirs.directions))
  if (pair.kind === 'different') {
    const { dose: _dose, route, frequency: _frequency, ...kept } = pair.mine.row
    const after = { ...kept, ...(route && { route }), ...directions }
    return { kind: 'patch', type: 'Medication', id: pair.mine.row.id, before: pair.mine.row, after }
  }
  const listed = await listedNamed(pair.theirs.name)
  return {
    kind: 'create',
    type: 'Medication',
    id,
    body: {
      patient: { id: patient.id, resourceType: 'Patient' },
      status: 'Active',
      kind: listed?.kind ?? 'Prescribed',
      psychotropic: listed?.isPsychotropic ?? false,
      medication: {
        code: listed?.code ?? pair.theirs.name.toLowerCase().slice(0, 64),
        display: listed?.display ?? pair.theirs.name.slice(0, 200),
      },
      ...directions,
    },
  }
}

async function listedNamed(name: string): Promise<ListedMedication | undefined> {
  const listed = await listedMedications()
  return listed.find(({ display }) => display.toLowerCase() === name.toLowerCase())
}
