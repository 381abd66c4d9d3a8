import { test } from 'vitest'
import { sliceSeed } from '#tests/support/slice.ts'
import { compareRenderers } from './compare-renderers.ts'

test(`another renderer of FHIR questionnaires enables the same items and calculates the same values of all questionnaires, but for named exceptions (seed ${sliceSeed})`, () =>
  compareRenderers(sliceSeed, 1))
