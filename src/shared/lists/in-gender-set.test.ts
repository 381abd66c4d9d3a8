import { expect, test } from 'vitest'
import { administrativeGenders } from '#generated/enumerations/administrative-gender.ts'
import { inGenderSet } from './in-gender-set.ts'

test('a practice offers the genders of its set, and all of them when it has never chosen', () => {
  const offered = (set: Parameters<typeof inGenderSet>[0]) =>
    administrativeGenders.filter((code) => inGenderSet(set, code))
  expect(offered('Binary')).toEqual(['male', 'female'])
  expect(offered('Administrative')).toEqual(['male', 'female', 'other', 'unknown'])
  expect(offered('Expanded')).toEqual([...administrativeGenders])
  expect(offered(undefined)).toEqual([...administrativeGenders])
})
