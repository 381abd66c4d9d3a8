import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { type LintError, redoclyErrors, spectralErrors } from '#tests/support/server/lint-error.ts'

// biome-ignore lint/suspicious/noExplicitAny: the document is put wrong on purpose
let document: any

beforeAll(() => {
  document = JSON.parse(
    readFileSync(new URL('../../generated/operations/openapi.json', import.meta.url), 'utf8'),
  )
})

const linters: Readonly<Record<string, (document: unknown) => Promise<readonly LintError[]>>> = {
  Redocly: redoclyErrors,
  Spectral: (whole) => spectralErrors(whole, ['oas3-valid-schema-example']),
}

describe.each(Object.entries(linters))('the description of the API, read by %s', (_name, errorsIn) => {
  test('has no error', async () => {
    expect(await errorsIn(document)).toEqual([])
  })

  test('with a parameter of the path that is not described has one, in its place', async () => {
    const faulty = withPaths({ '/api/v1/rooms/{room}': oneCall('room.read') })
    const errors = await errorsIn(faulty)
    expect(errors.map(({ place }) => place).join()).toContain('rooms')
  })

  test('with two operations of one id has one', async () => {
    const faulty = withPaths({ '/api/v1/a': oneCall('same'), '/api/v1/b': oneCall('same') })
    expect((await errorsIn(faulty)).length).toBeGreaterThan(0)
  })

  test('with a reference that leads nowhere has one', async () => {
    const nowhere = oneCall('room.read', { $ref: '#/components/schemas/NoSuchThing' })
    const errors = await errorsIn(withPaths({ '/api/v1/rooms': nowhere }))
    expect(errors.map(({ what, place }) => `${what} ${place}`).join()).toMatch(/NoSuchThing|rooms/)
  })
})

/** The same document with other paths, and without the components that only its own paths need. */
function withPaths(paths: object): object {
  const { securitySchemes } = document.components
  return { ...document, paths, components: { securitySchemes } }
}

function oneCall(operationId: string, schema: object = { type: 'string' }): object {
  const response = { description: 'Done.', content: { 'application/json': { schema } } }
  const summary = 'A call'
  return { get: { operationId, summary, tags: ['Patient'], responses: { 200: response, '4XX': response } } }
}
