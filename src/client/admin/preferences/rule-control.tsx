import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePermissions } from '#client/api/permissions.ts'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { AskedFailure, useAskedText } from '#client/ui/states/answered.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import { membersOf } from '#shared/patch/members-of.ts'

const active: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  pageSize: 100,
}

type Props = {
  readonly label: string
  readonly value: unknown
  readonly describedBy: string
  readonly onChange: (value: readonly unknown[]) => void
}

/** The control of note rules: which of the active ones hold in every note. */
export function RuleControl({ label, value, describedBy, onChange }: Props): ReactNode {
  const { may } = usePermissions()
  const answer = useAnswer('noteRule.query', may('NoteRule:Read') ? active : undefined)
  const textOf = useAskedText()
  const asked = { answer, onRetry: () => askAgain('noteRule.query', active) }
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const found = answer?.ok ? answer.value.items : []
  const options = new Map([
    ...chosen.map((each) => [idOf(each), nameOf(each)] as const),
    ...found.map(({ id, display }) => [id, display] as const),
  ])

  const choose = (ids: readonly string[]) =>
    onChange(
      ids.map((id) => chosen.find((each) => idOf(each) === id) ?? { id, resourceType: 'NoteRule' as const }),
    )

  return (
    <div>
      <MultiSelect
        aria-label={label}
        aria-describedby={describedBy}
        data={[...options].map(([id, name]) => ({ value: id, label: name }))}
        value={chosen.map(idOf)}
        nothingFoundMessage={textOf(asked)}
        searchable
        onChange={choose}
      />
      <AskedFailure {...asked} />
    </div>
  )
}

function idOf(rule: unknown): string {
  return String(membersOf(rule).id ?? '')
}

function nameOf(rule: unknown): string {
  return String(membersOf(rule).display ?? idOf(rule))
}
