import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { Choice } from '#client/ui/fields/choice.tsx'
import { useLabels, useLocale, useWords } from '#client/ui/words.tsx'
import { cancelInitiators } from '#generated/enumerations/cancel-initiator.ts'
import { type CancellationDraft, cancellationReasons } from './cancellation-draft.ts'

type Props = {
  readonly draft: CancellationDraft
  readonly onChange: (draft: CancellationDraft) => void
  /** Somebody has asked to cancel: what is missing is said. */
  readonly isTried: boolean
}

/** The fields of a cancellation: why, by whom, and a comment. */
export function CancellationFields({ draft, onChange, isTried }: Props): ReactNode {
  const words = useWords()
  const labels = useLabels()
  const locale = useLocale()
  const { reason, initiator, comment } = draft
  return (
    <>
      <Choice
        label={words('scheduling.why')}
        data={cancellationReasons.map((item) => ({
          value: item.code,
          label: locale === 'es' ? (item.spanish ?? item.display) : item.display,
        }))}
        value={reason}
        onChange={(next) => onChange({ ...draft, reason: next })}
        error={isTried && reason === '' ? words('scheduling.say-why') : undefined}
        searchable
        required
        data-autofocus
      />
      <Choice
        label={words('scheduling.by-whom')}
        data={cancelInitiators.map((value) => ({
          value,
          label: labels(`enumeration.CancelInitiator.${value}`),
        }))}
        value={initiator}
        onChange={(next) =>
          onChange({ ...draft, initiator: cancelInitiators.find((each) => each === next) ?? initiator })
        }
        allowDeselect={false}
      />
      <Textarea
        label={words('scheduling.comment')}
        autosize
        minRows={2}
        maxLength={1000}
        value={comment}
        onChange={(event) => onChange({ ...draft, comment: event.currentTarget.value })}
      />
    </>
  )
}
