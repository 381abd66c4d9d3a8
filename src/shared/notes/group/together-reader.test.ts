import { describe, expect, test } from 'vitest'
import type { Filter } from '#generated/types/filter.ts'
import type { RecordReader } from '#shared/notes/record-reader.ts'
import { failed, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { valuesAt } from '#shared/patch/values-at.ts'
import { togetherReader } from './together-reader.ts'

type Stored = { readonly id: string; readonly [field: string]: unknown }

/** A world of rows, and every question that reached it. */
function worldOf(rows: readonly Stored[]) {
  const asked: string[] = []
  const fits = (row: Stored, { field, op, value }: Filter) => {
    const found = valuesAt(row, field).map((each) => membersOf(each).id ?? each)
    return op === 'in' ? found.some((each) => (value as unknown[]).includes(each)) : found.includes(value)
  }
  const reader: RecordReader = {
    read: async (type, reference) => {
      asked.push(`${type} ${reference?.id}`)
      return succeeded(rows.find(({ id }) => id === reference?.id) as never)
    },
    find: async (type, filters) => {
      asked.push(`${type} ${filters.map(({ field, op, value }) => `${field} ${op} ${value}`).join(', ')}`)
      return succeeded(rows.filter((row) => filters.every((filter) => fits(row, filter))) as never)
    },
  }
  return { asked, reader }
}

const members = ['ana', 'ben', 'cleo']
const sessions = members.map((id) => ({ id: `s-${id}`, patient: { id }, status: 'Planned' }))

describe('what many parts of a note ask for in one moment', () => {
  test('rows by their ids are one question, and each gets its own', async () => {
    const { asked, reader } = worldOf(members.map((id) => ({ id })))
    const together = togetherReader(reader, 500)
    const found = await Promise.all(
      [...members, 'ana'].map((id) => together.read('Patient', { id, resourceType: 'Patient' })),
    )
    expect(found.map((each) => each.ok && each.value?.id)).toEqual([...members, 'ana'])
    expect(asked).toEqual(['Patient id in ana,ben,cleo'])
  })

  test('one row alone is read as ever, and one that is not there is absent', async () => {
    const { asked, reader } = worldOf([{ id: 'ana' }, { id: 'ben' }])
    const together = togetherReader(reader, 500)
    await together.read('Patient', { id: 'ana', resourceType: 'Patient' })
    expect(asked).toEqual(['Patient ana'])
    const read = (id: string) => together.read('Patient', { id, resourceType: 'Patient' })
    expect(await Promise.all([read('ben'), read('dora')])).toEqual([
      succeeded({ id: 'ben' }),
      succeeded(undefined),
    ])
  })

  test('questions that differ in one value are one, and nobody gets the rows of another', async () => {
    const { asked, reader } = worldOf(sessions)
    const together = togetherReader(reader, 500)
    const of = (patient: string) =>
      together.find('Encounter', [
        { field: 'patient', op: 'eq', value: patient },
        { field: 'status', op: 'eq', value: 'Planned' },
      ])
    const found = await Promise.all(members.map(of))
    expect(found.map((each) => each.ok && each.value.map(({ id }) => id))).toEqual(
      members.map((id) => [`s-${id}`]),
    )
    expect(asked).toEqual(['Encounter patient in ana,ben,cleo, status eq Planned'])
  })

  test('where one question could not hold all rows, each is asked by itself', async () => {
    const { asked, reader } = worldOf(sessions)
    const together = togetherReader(reader, 3)
    const found = await Promise.all(
      members.map((value) => together.find('Encounter', [{ field: 'patient', op: 'eq', value }])),
    )
    expect(found.map((each) => each.ok && each.value.length)).toEqual([1, 1, 1])
    expect(asked).toHaveLength(4)
  })

  test('rows that cannot be told apart are asked for one by one', async () => {
    const { asked, reader } = worldOf(sessions)
    const veiled: RecordReader = {
      ...reader,
      find: async (type, filters) => {
        const found = await reader.find(type, filters)
        if (!found.ok || filters[0]?.op !== 'in') return found
        return succeeded(found.value.map((row) => ({ ...row, patient: { id: 'veiled' } })) as never)
      },
    }
    const together = togetherReader(veiled, 500)
    await Promise.all(
      members.map((value) => together.find('Encounter', [{ field: 'patient', op: 'eq', value }])),
    )
    expect(asked).toHaveLength(4)
  })

  test('a refusal reaches all who asked, and what is asked later is asked anew', async () => {
    let isReached = false
    const reader: RecordReader = {
      read: async () => succeeded(undefined),
      find: async () => (isReached ? succeeded([]) : failed({ kind: 'unreachable' })),
    }
    const together = togetherReader(reader, 500)
    const ask = () =>
      Promise.all(['ana', 'ben'].map((id) => together.read('Patient', { id, resourceType: 'Patient' })))
    expect((await ask()).map(({ ok }) => ok)).toEqual([false, false])
    isReached = true
    expect((await ask()).map(({ ok }) => ok)).toEqual([true, true])
  })
})
