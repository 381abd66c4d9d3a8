import { Button } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { refreshAnswers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import { Confirmation } from '#client/ui/dialog.tsx'
import { notify } from '#client/ui/notices.tsx'
import { FailureNotice } from '#client/ui/states/failure-notice.tsx'
import { useLabels, useWords } from '#client/ui/words.tsx'
import type { MergeChoice } from '#generated/enumerations/merge-choice.ts'
import type { SeenFailure } from '#shared/outcome/seen-failure.ts'
import { FieldChoices } from './field-choices.tsx'
import { SameValues } from './same-values.tsx'
import type { ComparedRecords } from './use-comparison.ts'
import './merging.css'

type Props = {
  readonly compared: ComparedRecords
  /** The server has proposed which one stays. */
  readonly isProposed: boolean
  readonly onSwap: () => void
  readonly onMerged: () => void
}

/** The comparison of two records, with a choice for each field in which they differ, what moves, and the merge. */
export function Comparison({ compared, isProposed, onSwap, onMerged }: Props): ReactNode {
  const words = useWords()
  const { kept, merged, fields } = compared
  const [choices, setChoices] = useState<Readonly<Record<string, MergeChoice>>>({})
  const merging = useMerging(compared, choices, onMerged)
  return (
    <section aria-label={words('patients.compare')} className="comparison">
      <div className="comparison-records">
        <p>
          <span>{words('patients.merge-stays')}</span>
          <strong>{kept.display}</strong>
        </p>
        <Button variant="default" leftSection={<IconArrowsExchange size={15} />} onClick={onSwap}>
          {words('patients.merge-swap')}
        </Button>
        <p>
          <span>{words('patients.merge-goes')}</span>
          <strong>{merged.display}</strong>
        </p>
      </div>
      {isProposed && <p className="comparison-why">{words('patients.merge-proposed')}</p>}
      <h2>{words('patients.merge-fields')}</h2>
      {fields.length === 0 ? (
        <p>{words('patients.merge-no-fields')}</p>
      ) : (
        <FieldChoices
          compared={compared}
          choices={choices}
          onChoose={(field, take) => setChoices({ ...choices, [field]: take })}
        />
      )}
      <SameValues compared={compared} />
      <Moves compared={compared} />
      {merging.failure && <FailureNotice failure={merging.failure} />}
      <div className="state-actions">
        <Button onClick={() => merging.ask(true)} loading={merging.isBusy}>
          {words('patients.merge-do')}
        </Button>
      </div>
      <Confirmation
        isOpen={merging.isAsked}
        title={words('patients.merge-ask')}
        text={words('patients.merge-ask-text', { kept: kept.display, merged: merged.display })}
        confirmLabel={words('patients.merge-do')}
        onConfirm={() => void merging.merge()}
        onClose={() => merging.ask(false)}
      />
    </section>
  )
}

function useMerging(
  { kept, merged }: ComparedRecords,
  choices: Readonly<Record<string, MergeChoice>>,
  onMerged: () => void,
) {
  const words = useWords()
  const [isAsked, ask] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<SeenFailure>()
  const merge = async () => {
    setBusy(true)
    const outcome = await send('patient.merge', {
      id: kept.id,
      other: merged.id,
      keptVersion: kept.meta.versionId,
      otherVersion: merged.meta.versionId,
      choices: Object.entries(choices).map(([field, take]) => ({ field, take })),
    })
    setBusy(false)
    if (!outcome.ok) return setFailure(outcome.failure)
    refreshAnswers('Patient')
    notify(words('patients.merge-done'))
    onMerged()
  }
  return { isAsked, ask, isBusy, failure, merge }
}

function Moves({ compared: { moves } }: { readonly compared: ComparedRecords }): ReactNode {
  const words = useWords()
  const labels = useLabels()
  return (
    <>
      <h2>{words('patients.merge-moves')}</h2>
      {moves.length === 0 ? (
        <p>{words('patients.merge-moves-none')}</p>
      ) : (
        <>
          <ul className="moves">
            {moves.map(({ type, count }) => (
              <li key={type}>
                <span>{labels(`type.${type}`)}</span>
                <strong>{count}</strong>
              </li>
            ))}
          </ul>
          <p className="moves-word">{words('patients.merge-moves-text')}</p>
        </>
      )}
    </>
  )
}
