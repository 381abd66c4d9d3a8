import type { Filter } from '#generated/types/filter.ts'
import type { ResourceType, ResourceTypes } from '#generated/types/resources.ts'
import type { RecordReader } from '#shared/notes/record-reader.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { valuesAt } from '#shared/patch/values-at.ts'

/** So many values stand in one question. */
const mostValues = 100

/**
 * Reads what another reader reads, in fewer questions: what is asked of it in one moment, rows of a type by their ids or questions that
 * differ in one value alone, is asked together and handed out again. `most` rows are all that one question answers; what could hold more is asked
 * one by one.
 */
export function togetherReader(reader: RecordReader, most: number): RecordReader {
  const batches = new Map<string, unknown>()
  const batchFor = <Answer>(
    key: string,
    answerAll: (values: readonly string[]) => Promise<Answers<Answer>>,
  ): Batch<Answer> => {
    // What was asked once need not be remembered: of visits of a day there are as many questions as days.
    const batch = batches.get(key) ?? openBatch(answerAll, () => batches.delete(key))
    batches.set(key, batch)
    // The key names the type and what is asked of it, so its answers are of that kind.
    return batch as Batch<Answer>
  }
  return {
    read: async (type, reference) => {
      if (!reference) return succeeded(undefined)
      return batchFor(type, (ids) => readAll(reader, type, ids))(reference.id)
    },
    find: async (type, filters) => {
      const place = filters.findIndex(({ op, value }) => op === 'eq' && typeof value === 'string')
      const differing = filters[place]
      if (!differing) return reader.find(type, filters)
      const asked = { type, filters, place, field: differing.field, most }
      const key = JSON.stringify([type, filters.toSpliced(place, 1), place, differing.field])
      const batch = batchFor(key, (values) => findAll(reader, asked, values))
      return batch(String(differing.value))
    },
  }
}

type Batch<Answer> = (value: string) => Promise<Answer>
type Answers<Answer> = (value: string) => Answer

/** Gathers values until the moment is over; then all of them are answered at once, and the batch is closed. */
function openBatch<Answer>(
  answerAll: (values: readonly string[]) => Promise<Answers<Answer>>,
  close: () => void,
): Batch<Answer> {
  let gathering: Gathering<Answer> | undefined
  return async (value) => {
    const isFull = (gathering?.values.size ?? 0) >= mostValues
    const current = isFull || !gathering ? begin() : gathering
    current.values.add(value)
    return (await current.answers)(value)
  }

  function begin(): Gathering<Answer> {
    const values = new Set<string>()
    const answers = momentIsOver().then(() => {
      if (gathering?.values === values) {
        gathering = undefined
        close()
      }
      return answerAll([...values])
    })
    gathering = { values, answers }
    return gathering
  }
}

type Gathering<Answer> = { readonly values: Set<string>; readonly answers: Promise<Answers<Answer>> }

/** After everything that follows at once from what has just come in; a timer would wait some milliseconds more each time. */
function momentIsOver(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

type Read<Type extends ResourceType> = Outcome<ResourceTypes[Type] | undefined>

async function readAll<Type extends ResourceType>(
  reader: RecordReader,
  type: Type,
  ids: readonly string[],
): Promise<Answers<Read<Type>>> {
  const [first = ''] = ids
  if (ids.length === 1) {
    const read = await reader.read(type, { id: first, resourceType: type })
    return () => read
  }
  const found = await reader.find(type, [{ field: 'id', op: 'in', value: ids }])
  if (!found.ok) return () => found
  const rows = new Map(found.value.map((row) => [row.id, row]))
  return (id) => succeeded(rows.get(id))
}

type Question<Type extends ResourceType> = {
  readonly type: Type
  readonly filters: readonly Filter[]
  /** Which of the filters has another value in each question, and of which field it is. */
  readonly place: number
  readonly field: string
  readonly most: number
}

type Found<Type extends ResourceType> = Outcome<readonly ResourceTypes[Type][]>

async function findAll<Type extends ResourceType>(
  reader: RecordReader,
  { type, filters, place, field, most }: Question<Type>,
  values: readonly string[],
): Promise<Answers<Found<Type>>> {
  const findEach = async () => {
    const each = values.map((value) => reader.find(type, filters.with(place, { field, op: 'eq', value })))
    const answers = new Map((await Promise.all(each)).map((answer, index) => [values[index], answer]))
    return (value: string) => answers.get(value) ?? succeeded([])
  }
  if (values.length === 1) return findEach()

  const found = await reader.find(type, filters.with(place, { field, op: 'in', value: values }))
  if (!found.ok) return () => found
  const isOf = (row: ResourceTypes[Type], value: string) =>
    valuesAt(row, field).some((each) => each === value || membersOf(each).id === value)
  const isWhole = found.value.length < most
  const isToldApart = found.value.every((row) => values.some((value) => isOf(row, value)))
  if (!isWhole || !isToldApart) return findEach()
  return (value) => succeeded(found.value.filter((row) => isOf(row, value)))
}
