import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { spectralErrors } from '#tests/support/server/lint-error.ts'

test('every default and every example in the description of the API fits its schema', async () => {
  const place = new URL('../../generated/operations/openapi.json', import.meta.url)
  expect(await spectralErrors(JSON.parse(readFileSync(place, 'utf8')), [])).toEqual([])
})
