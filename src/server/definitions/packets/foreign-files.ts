import type { Reference } from '#generated/types/reference.ts'
import { type Answer, type Answers, isRecord } from '#shared/answers/answer.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** Answers name the files that were given with them, or that stood there before, and no others. */
export function foreignFiles(answers: Answers, known: readonly Reference[], before: Answers): Outcome<void> {
  const ids = new Set([...known.map(({ id }) => id), ...filesNamed(before)])
  return filesNamed(answers).every((id) => ids.has(id))
    ? succeeded(undefined)
    : refuse('/answers', 'definitions.packet-other-file')
}

/** The ids of all documents and pictures that an answer names, wherever they stand in it. */
function filesNamed(value: Answer | Answers | undefined): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((each: Answer) => filesNamed(each))
  if (!isRecord(value)) return []
  const { id, resourceType } = value
  const own =
    typeof id === 'string' && (resourceType === 'DocumentReference' || resourceType === 'Media') ? [id] : []
  return [...own, ...Object.values(value).flatMap((each) => filesNamed(each))]
}
