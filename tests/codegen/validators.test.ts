import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type ActId, operations } from '#generated/operations/operations.ts'
import { screenSummaries, screensOf } from '#generated/screens/all.ts'
import { registry } from '#generated/tables/registry.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { inputValidatorOf, validatorsOf } from '#generated/validators/all.ts'
import { validate as formElement } from '#generated/validators/shared/form-element.js'
import { house } from './small-project.ts'

const types = screenSummaries.map(({ type }) => type)

function exampleOf(type: ResourceType): Readonly<Record<string, unknown>> {
  const name = type.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
  return JSON.parse(readFileSync(join(house, `schemas/resources/${name}.json`), 'utf8')).examples[0]
}

describe.each(types)('%s', (type) => {
  test('its own example may be created', async () => {
    const { create } = await validatorsOf[type]()
    create(exampleOf(type))
    expect(create.errors ?? []).toEqual([])
  })

  test('each field that must be there is asked for by name', async () => {
    const { create } = await validatorsOf[type]()
    for (const name of registry[type].createRequired) {
      const { [name]: _without, ...body } = exampleOf(type)
      expect(create(body)).toBe(false)
      expect(create.errors).toContainEqual(
        expect.objectContaining({ instancePath: '', keyword: 'required', params: { missingProperty: name } }),
      )
    }
  })

  test('a field of the server is refused at its pointer, an unknown one by its name', async () => {
    const { create } = await validatorsOf[type]()
    for (const name of registry[type].serverOwned) {
      create({ ...exampleOf(type), [name]: 'mine' })
      expect(create.errors).toContainEqual(
        expect.objectContaining({ instancePath: `/${name}`, keyword: 'false schema' }),
      )
    }
    create({ ...exampleOf(type), favouriteColour: 'green' })
    expect(create.errors).toContainEqual(
      expect.objectContaining({
        keyword: 'additionalProperties',
        params: { additionalProperty: 'favouriteColour' },
      }),
    )
  })

  test('its edit screen is a form that our engine accepts', async () => {
    const { form } = await screensOf[type]()
    const refused = form.elements.filter((element) => !formElement(element))
    expect(refused).toEqual([])
  })

  test('every column and every label of its screen has its words', async () => {
    const { messages } = await import('#generated/messages/es.js')
    const screen = await screensOf[type]()
    const ids = JSON.stringify(screen).match(/"(?:labelId|titleId|pluralId|withinId)":"([^"]+)"/g) ?? []
    const unknown = ids.map((id) => id.split('":"')[1]?.slice(0, -1) ?? '').filter((id) => !(id in messages))
    expect(unknown).toEqual([])
  })
})

test('every act has a validator for its body', async () => {
  const acts = Object.values(operations).filter(({ kind }) => kind === 'act')
  for (const { id } of acts) {
    const check = await inputValidatorOf[id as ActId]()
    expect(check('no object')).toBe(false)
  }
})

test('no validator builds code from text at run time', () => {
  const text = readFileSync(join(house, 'generated/validators/patient.js'), 'utf8')
  expect(text).not.toMatch(/require\(|new Function|eval\(/)
})

test('every grant set has a flag of its own, and every role only grant sets that exist', async () => {
  const { grantSets, securityRoles } = await import('#generated/permissions/permissions.ts')
  const keys = new Set(grantSets.map(({ key }) => key))
  expect(grantSets.filter(({ flags }) => flags.length === 0)).toEqual([])
  expect(securityRoles.flatMap((role) => role.grantSets).filter((key) => !keys.has(key))).toEqual([])
})
