import { answers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import type { OperationId } from '#generated/operations/operations.ts'
import { screensOf } from '#generated/screens/all.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { FindReferences, FoundReference } from './form-setting.ts'

/** So many records are asked for per type; of one whose words the server does not index, as many as it gives at once. */
const pageSize = 50
const largestPage = 500

/** Asks the server for records whose name holds words that begin as typed; some of them when nothing is typed. */
export const findReferences: FindReferences = async (types, text) => {
  const outcomes = await Promise.all(types.map((type) => findOfType(type as ResourceType, text.trim())))
  const refused = outcomes.find((outcome) => !outcome.ok)
  if (refused && !refused.ok && outcomes.every((outcome) => !outcome.ok)) return failed(refused.failure)
  return succeeded(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : [])))
}

async function findOfType(type: ResourceType, text: string): Promise<Outcome<readonly FoundReference[]>> {
  const field = await wordsOf(type)
  const filters = text !== '' && field ? [{ field, op: 'contains', value: text }] : []
  const isNarrowedHere = text !== '' && !field
  const outcome = await (isNarrowedHere
    ? readOnce(type)
    : send(queryOf(type), { filters, pageSize, isCrossPartition: true, isShort: true }))
  if (!outcome.ok) return outcome

  const found = outcome.value.items.map(({ id, display }) => ({
    id,
    resourceType: type,
    display: display || id,
  }))
  return succeeded(field ? found : found.filter(({ display }) => holdsWords(display, text)))
}

/** The many rows of a type that is narrowed here are read once while somebody types, not with every key. */
async function readOnce(type: ResourceType) {
  const id = queryOf(type)
  const input = { filters: [], pageSize: largestPage, isCrossPartition: true, isShort: true }
  const queryKey = [id, input]
  const outcome = await answers.fetchQuery({ queryKey, queryFn: () => send(id, input) })
  if (!outcome.ok) answers.removeQueries({ queryKey })
  return outcome
}

/** Types whose words the server does not index are mostly few rows; they are narrowed here. */
function holdsWords(display: string, text: string): boolean {
  const shown = display.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word))
}

/** The field of a type whose words the server can search; its screens know it. */
async function wordsOf(type: ResourceType): Promise<string | undefined> {
  const { columns } = await screensOf[type]()
  return columns.find(({ hasWords }) => hasWords)?.path
}

/** The operation's id by the generator's rule: the type in camelCase, then the verb. */
function queryOf(type: ResourceType): Extract<OperationId, `${string}.query`> {
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}.query` as Extract<OperationId, `${string}.query`>
}
