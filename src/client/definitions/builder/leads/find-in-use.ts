import { sendPlainQuietly } from '#client/api/send.ts'
import type { FindReferences } from '#client/form/room/form-setting.ts'
import type { QueryCall } from '#generated/operations/plain.ts'
import { succeeded } from '#shared/outcome/outcome.ts'

const inUse: QueryCall = { filters: [{ field: 'status', op: 'eq', value: 'Active' }], pageSize: 200 }

/** Looks up forms and questionnaires that are in use, by the beginnings or middles of the words in their names. */
export const findInUse: FindReferences = async (types, text) => {
  const found = []
  for (const type of ['Questionnaire', 'Form'] as const) {
    if (!types.includes(type)) continue
    const answer = await sendPlainQuietly(type, 'query', inUse)
    if (!answer.ok) return answer
    found.push(...answer.value.items)
  }
  const wanted = text.toLowerCase().split(/\s+/)
  const fitting = found.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)))
  return succeeded(fitting.map(({ id, resourceType, name }) => ({ id, resourceType, display: name })))
}
