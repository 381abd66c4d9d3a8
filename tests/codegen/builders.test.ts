import { describe, expect, test } from 'vitest'
import { screenSummaries } from '#generated/screens/all.ts'
import { registry } from '#generated/tables/registry.ts'
import { build } from '#tests/support/builders/build.ts'
import { faultyResources } from '#tests/support/builders/faulty-resources.ts'

const seed = Number(process.env.SEED ?? 20260301)
const types = screenSummaries.map(({ type }) => type)

describe('test data', () => {
  test('finds out a validator that takes everything, and one that takes nothing', async () => {
    const yes = Object.assign((_value: unknown): _value is unknown => true, { errors: [] })
    const no = Object.assign((_value: unknown): _value is unknown => false, {
      errors: [{ instancePath: '', keyword: 'type', params: { type: 'object' } }],
    })

    const lenient = await faultyResources('Patient', {
      from: seed,
      count: 3,
      validators: { create: yes, stored: yes },
    })
    const strict = await faultyResources('Patient', {
      from: seed,
      count: 3,
      validators: { create: no, stored: no },
    })

    expect(lenient.filter((line) => line.endsWith('is taken')).length).toBeGreaterThan(100)
    expect(strict).toContain('Patient of seed 0 as a create is refused at : stores.wrong-type')
  })

  test('the same seed makes the same resource, another one another', () => {
    expect(build('Appointment', seed)).toEqual(build('Appointment', seed))
    expect(build('Appointment', seed)).not.toEqual(build('Appointment', seed + 1))
  })

  test('is made for every type that is stored', () => {
    expect(types.toSorted()).toEqual(Object.keys(registry).toSorted())
  })

  test.each(types)(
    'twenty valid resources of %s are taken, and every single fault in them is refused at its field',
    async (type) => {
      const wrong = await faultyResources(type, { from: seed, count: 20 })
      expect(wrong.slice(0, 10), `seed ${seed}`).toEqual([])
    },
  )
})
