import { type ReactNode, useMemo } from 'react'
import { askAgain, useAnswer } from '#client/api/use-answer.ts'
import { Choice } from '#client/ui/fields/choice.tsx'
import { knownOf } from '#client/ui/states/answered.tsx'
import { useWords } from '#client/ui/words.tsx'
import type { QueryCall } from '#generated/operations/plain.ts'
import type { Form } from '#generated/types/form.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { standingsOf } from '#shared/forms/editing/standings-of.ts'

type Props = {
  readonly elementId: string | undefined
  readonly isReadOnly: boolean
  readonly choose: (elementId: string | undefined) => void
}

/** Forms that notes are written with. */
const inUse: QueryCall = {
  filters: [{ field: 'status', op: 'eq', value: 'Active' }],
  orderBy: 'name',
  order: 'asc',
  pageSize: 200,
}

/** Which question of the practice's forms a step asks: found by its words and those of its form. */
export function NoteQuestion({ elementId, isReadOnly, choose }: Props): ReactNode {
  const words = useWords()
  const answer = useAnswer('form.query', inUse)
  const forms = knownOf(answer)?.items
  const questions = useMemo(() => questionsOf(forms ?? []), [forms])
  const isGone = forms !== undefined && elementId !== undefined && !questions.has(elementId)
  return (
    <Choice
      label={words('script-editor.note-question-which')}
      description={words('script-editor.note-question-hint')}
      error={isGone && words('script-editor.note-question-gone')}
      searchable
      clearable
      disabled={isReadOnly}
      data={[...questions].map(([value, label]) => ({ value, label }))}
      value={elementId !== undefined && questions.has(elementId) ? elementId : ''}
      onChange={(value) => choose(value === '' ? undefined : value)}
      asked={{ answer, onRetry: () => askAgain('form.query', inUse) }}
      emptyText={words('script-editor.note-question-none')}
    />
  )
}

/** Questions by their ids, each with its words and the forms that ask it; the same question in several forms is one. */
function questionsOf(forms: readonly Form[]): ReadonlyMap<string, string> {
  const found = new Map<string, { readonly label: string; readonly forms: readonly string[] }>()
  for (const form of forms)
    for (const { element } of standingsOf(definitionOf(form)).filter((each) => holdsAnswer(each.element))) {
      const known = found.get(element.id)
      const names = known?.forms ?? []
      found.set(element.id, {
        label: known?.label ?? element.label ?? element.shortLabel ?? form.name,
        forms: names.includes(form.name) ? names : [...names, form.name],
      })
    }
  return new Map([...found].map(([id, { label, forms: names }]) => [id, `${label} – ${names.join(', ')}`]))
}
