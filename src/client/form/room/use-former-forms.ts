import { useMemo } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { useWorld } from '#client/ui/world.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { FormerForm } from '#shared/forms/opening/carried-answers.ts'
import { formerForm, oldestDays } from '#shared/notes/editing/former-form.ts'
import { plusDays } from '#shared/time/calendar.ts'
import { useFormSetting } from './form-room.ts'
import type { FormSetting } from './form-setting.ts'

/**
 * For a form's room, what was answered in finished forms of the same definition about the same patient, newest first: any version of
 * it, of that day or before and not too old, no drafts or of what the reader may not see. Asked once for all questions.
 */
export function useFormerForms(): readonly FormerForm[] {
  return useFormsToCarry(useFormSetting().carrying)
}

/** The same beside a form, for what takes all its answers over at once. */
export function useFormsToCarry(carrying: Carrying | undefined): readonly FormerForm[] {
  const { now } = useWorld()
  const isNote = carrying?.of === 'NoteDefinition'
  const filled = queryOf(carrying, useVersions(carrying))
  const notes = useAnswer('note.query', isNote ? filled?.('definition', 'serviceDate') : undefined)
  const responses = useAnswer(
    'questionnaireResponse.query',
    isNote ? undefined : filled?.('questionnaire', 'authored'),
  )
  const { except, until, maxAgeDays = oldestDays } = carrying ?? {}
  return useMemo(() => {
    const last = until ?? new Date(now()).toISOString().slice(0, 10)
    const first = plusDays(last, -maxAgeDays)
    const all = [
      ...(notes?.ok ? notes.value.items.map(formerForm) : []),
      ...(responses?.ok ? responses.value.items.map(ofResponse) : []),
    ]
    return all.filter(({ source }) => source.from.id !== except && source.on >= first && source.on <= last)
  }, [notes, responses, except, until, maxAgeDays, now])
}

type Carrying = NonNullable<FormSetting['carrying']>

/** The ids of all versions of the definition. */
function useVersions(carrying: Carrying | undefined): readonly string[] {
  const asked = carrying && {
    filters: [{ field: 'key', op: 'eq' as const, value: carrying.key }],
    pageSize: 100,
    summary: true,
  }
  const isNote = carrying?.of === 'NoteDefinition'
  const definitions = useAnswer('noteDefinition.query', isNote ? asked : undefined)
  const questionnaires = useAnswer('questionnaire.query', isNote ? undefined : asked)
  const known = isNote ? definitions : questionnaires
  return known?.ok ? known.value.items.map(({ id }) => id) : []
}

function queryOf(carrying: Carrying | undefined, ids: readonly string[]) {
  if (!carrying || ids.length === 0) return undefined
  const { patient, by, until } = carrying
  return (definition: string, day: string) => ({
    filters: [
      { field: 'patient', op: 'eq' as const, value: patient },
      { field: 'status', op: 'in' as const, value: ['Final', 'Amended'] },
      { field: definition, op: 'in' as const, value: ids },
      ...(by === undefined ? [] : [{ field: 'author', op: 'eq' as const, value: by }]),
      ...(until === undefined ? [] : [{ field: day, op: 'le' as const, value: until }]),
    ],
    pageSize: 5,
    orderBy: day,
    order: 'desc' as const,
    partition: patient,
    crossPartition: true,
  })
}

function ofResponse({ id, answers, authored }: QuestionnaireResponse): FormerForm {
  return {
    answers,
    source: { from: { id, resourceType: 'QuestionnaireResponse' }, on: authored.slice(0, 10) },
  }
}
