import { answers } from '#client/api/answers.ts'
import { send } from '#client/api/send.ts'
import type { FindReferences, FoundReference, Seeking, Whose } from '#client/form/room/form-setting.ts'
import { plainId } from '#generated/operations/operations.ts'
import { parameterLimits } from '#generated/operations/parameter-forms.ts'
import { screensOf } from '#generated/screens/all.ts'
import type { Filter } from '#generated/types/filter.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { isKeyOf } from '#shared/patch/is-key-of.ts'

/** So many records are asked for per type; of one whose words the server does not index, as many as it gives at once. */
const pageSize = 50
const { maximum: largestPage } = parameterLimits.pageSize

/** For a stored reference, asks the server for records whose name holds words that begin as typed; some of them when nothing is typed. Of several types those that may not be read are left out. */
export const findReferences: FindReferences = async (types, text, seeking = {}) => {
  const outcomes = await Promise.all(
    types.filter((type) => isKeyOf(screensOf, type)).map((type) => findOfType(type, text.trim(), seeking)),
  )
  const failures = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.failure]))
  const isWholly = failures.length === outcomes.length
  const refused = failures.find(({ kind }) => isWholly || kind !== 'forbidden')
  if (refused) return failed(refused)
  return succeeded(outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : [])))
}

async function findOfType(
  type: ResourceType,
  text: string,
  { whose = 'everybody', only }: Seeking,
): Promise<Outcome<readonly FoundReference[]>> {
  const { patientField, form } = await screensOf[type]()
  const isFree = patientField === undefined || (patientField === 'self' && whose === 'nobody')
  const asked = isFree ? 'everybody' : whose
  if (asked === 'nobody') return succeeded([])
  if (asked !== 'everybody' && patientField === 'self') return thePatient(asked.patient, text)

  const field = await wordsOf(type)
  const isAlwaysOwned = !hasOptional(definitionOf(form).elements, patientField)
  const found: FoundReference[] = []
  for (const own of ownFilters(asked, patientField ?? '', isAlwaysOwned)) {
    const outcome = await asking(type, { text, field, own: [...own, ...(only?.(type) ?? [])] })
    if (!outcome.ok) return outcome
    found.push(
      ...outcome.value.items.map(({ id, display }) => ({ id, resourceType: type, display: display || id })),
    )
  }
  return succeeded(field ? found : found.filter(({ display }) => holdsWords(display, text)))
}

/** Whether a record may be about nobody. */
function hasOptional(elements: readonly Element[], field: string | undefined): boolean {
  return elements.some(
    ({ id, required, children = [] }) => (id === field && !required) || hasOptional(children, field),
  )
}

/** Rows of the one patient stand first; what belongs to nobody may be named by everybody. */
function ownFilters(
  asked: Exclude<Whose, 'nobody'>,
  patientField: string,
  isAlwaysOwned: boolean,
): readonly (readonly Filter[])[] {
  if (asked === 'everybody') return [[]]
  const own: Filter = { field: patientField, op: 'eq', value: asked.patient }
  const nobodys: Filter = { field: patientField, op: 'exists', value: false }
  return isAlwaysOwned ? [[own]] : [[own], [nobodys]]
}

type Narrowing = {
  readonly text: string
  readonly field: string | undefined
  readonly own: readonly Filter[]
}

function asking(type: ResourceType, { text, field, own }: Narrowing) {
  if (text !== '' && !field) return readOnce(type, own)
  const filters: readonly Filter[] =
    text !== '' && field ? [...own, { field, op: 'contains', value: text }] : own
  return send(plainId[type].query, { filters, pageSize, crossPartition: true, summary: true })
}

/** The one patient whom the record is about, where a patient is asked for. */
async function thePatient(id: string, text: string): Promise<Outcome<readonly FoundReference[]>> {
  const outcome = await send('patient.read', { id })
  if (!outcome.ok) return outcome
  const found = { id, resourceType: 'Patient', display: outcome.value.display }
  return succeeded(holdsWords(found.display, text) ? [found] : [])
}

/** The many rows of a type that is narrowed here are read once while somebody types, not with every key. */
async function readOnce(type: ResourceType, filters: readonly Filter[]) {
  const id = plainId[type].query
  const input = { filters, pageSize: largestPage, crossPartition: true, summary: true }
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
