import type { ReactNode } from 'react'
import { ListChoice } from '#client/form/words/list-choice.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { Encounter } from '#generated/types/encounter.ts'
import { nameOf } from './checks-of.ts'
import type { OpenPart } from './use-open-group.ts'

type Props = { readonly member: OpenPart; readonly encounter: Encounter }

/** Why a member was not there, by the practice's list; it stands in the member's own session. */
export function AbsenceReason({ member, encounter }: Props): ReactNode {
  const words = useWords()
  const choose = (reason: CodedValue | undefined) =>
    member.open.changeSession((known) => {
      const { reason: _former, ...rest } = known.missedVisit ?? { outcome: 'NoShow' as const }
      return { ...known, missedVisit: { ...rest, ...(reason && { reason }) } }
    })
  return (
    <ListChoice
      list="cancellation-reason"
      label={words('note.absence-reason', { name: nameOf(member) })}
      empty={words('note.absence-reason-choose')}
      value={encounter.missedVisit?.reason?.code ?? ''}
      onChange={choose}
    />
  )
}
