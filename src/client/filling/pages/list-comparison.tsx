import { Button } from '@mantine/core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useScreenWords } from '#client/form/words/use-screen-words.ts'
import { notify } from '#client/ui/notices.tsx'
import { knownOf } from '#client/ui/states/answered.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import { type AllergyCategory, allergyCategories } from '#generated/enumerations/allergy-category.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Answers } from '#shared/answers/answer.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { textOf } from '#shared/forms/screens/form-screen.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { asksForLists, type ListDifference, listDifferences } from '#shared/packets/list-differences.ts'
import { takeIntoList } from './take-into-list.ts'

type Props = { readonly form: Definition; readonly answers: Answers; readonly patientId: string }

/** Allergies and medications that were given and that the chart does not hold, or holds otherwise: each is taken over by a press, and nothing leaves the chart by that. Nothing where nothing differs. */
export function ListComparison(props: Props): ReactNode {
  const { form, patientId } = props
  const isAsked = useMemo(() => asksForLists(form), [form])
  return isAsked ? <Compared key={patientId} {...props} /> : null
}

function Compared({ form, answers, patientId }: Props): ReactNode {
  const words = useWords()
  const headingId = useId()
  const { may } = usePermissions()
  const asked = useMemo<QueryCall>(
    () => ({
      filters: [
        { field: 'patient', op: 'eq', value: patientId },
        { field: 'status', op: 'eq', value: 'Active' },
      ],
      partition: patientId,
      pageSize: 100,
    }),
    [patientId],
  )
  const allergies = knownOf(useAnswer('allergy.query', may('Allergy:Read') ? asked : undefined))?.items
  const medications = knownOf(
    useAnswer('medication.query', may('Medication:Read') ? asked : undefined),
  )?.items
  const differences = useMemo(
    () => listDifferences(form, answers, { allergies, medications }),
    [form, answers, allergies, medications],
  )
  if (differences.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId}>{words('filling.lists-differ', { count: differences.length })}</h2>
      <div className="filling-scroll">
        <table className="filling-table">
          <thead>
            <tr>
              <th scope="col">{words('filling.question')}</th>
              <th scope="col">{words('filling.in-chart')}</th>
              <th scope="col">{words('filling.answered')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Row
                key={`${difference.element.id} ${difference.key} ${difference.said}`}
                difference={difference}
                patientId={patientId}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

type RowProps = { readonly difference: ListDifference; readonly patientId: string }

function Row({ difference, patientId }: RowProps): ReactNode {
  const { element, said, charted } = difference
  const words = useWords()
  const screenWords = useScreenWords()
  return (
    <tr>
      <th scope="row">{textOf(element, screenWords)}</th>
      <td>{charted ?? words('filling.not-in-chart')}</td>
      <td>
        <mark>{said}</mark>
      </td>
      <td>
        <Take difference={difference} patientId={patientId} />
      </td>
    </tr>
  )
}

const needs = {
  allergy: 'Allergy:Create',
  medication: 'Medication:Create',
  directions: 'Medication:Update',
} as const

function Take({ difference: { taking, said }, patientId }: RowProps): ReactNode {
  const words = useWords()
  const { may } = usePermissions()
  const [failure, setFailure] = useState<SeenFailure>()
  const [isBusy, setBusy] = useState(false)
  const [chosen, setChosen] = useState<AllergyCategory>()
  if (taking.kind === 'by-hand')
    return <span className="filling-quiet">{words('filling.stopped-by-hand')}</span>
  if (!may(needs[taking.kind])) return null
  const category = taking.kind === 'allergy' ? (taking.category ?? chosen) : undefined
  const isChange = taking.kind === 'directions'
  const isUnclear = taking.kind === 'allergy' && category === undefined
  const take = async () => {
    setBusy(true)
    const done = await takeIntoList(taking, { patientId, category })
    setBusy(false)
    setFailure(done.ok ? undefined : done.failure)
    if (done.ok) notify(words('filling.list-taken', { said }))
  }
  return (
    <div className="filling-take">
      {taking.kind === 'allergy' && taking.category === undefined && (
        <Category said={said} chosen={chosen} choose={setChosen} />
      )}
      <Button
        variant="default"
        size="compact-sm"
        aria-label={words(isChange ? 'filling.change-of' : 'filling.take-over-of', { question: said })}
        loading={isBusy}
        disabled={isUnclear}
        onClick={() => void take()}
      >
        {words(isChange ? 'filling.change-in-chart' : 'filling.take-over')}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </div>
  )
}

type CategoryProps = {
  readonly said: string
  readonly chosen: AllergyCategory | undefined
  readonly choose: (category: AllergyCategory | undefined) => void
}

/** What kind of substance it is, where that was not said: the chart wants to know. */
function Category({ said, chosen, choose }: CategoryProps): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <select
      className="form-input"
      aria-label={words('filling.kind-of', { said })}
      value={chosen ?? ''}
      onChange={(event) => choose(allergyCategories.find((each) => each === event.currentTarget.value))}
    >
      <option value="">{words('filling.choose-kind')}</option>
      {allergyCategories.map((each) => (
        <option key={each} value={each}>
          {labels(`enumeration.AllergyCategory.${each}`)}
        </option>
      ))}
    </select>
  )
}
