import { expect, test } from 'vitest'
import { features, handlers } from './features.ts'

test('each act is performed by one feature, so that none is silently done by another', () => {
  const brought = features.flatMap((feature) => Object.keys(feature.handlers))
  expect(brought.toSorted()).toEqual(Object.keys(handlers).toSorted())
})
