import { expect } from 'vitest'
import type { Look } from './look-at-note.ts'

/** For walks of tests: nothing that was there before is another byte now: manifests and kept versions are only added to. */
export function expectOnlyAdded(before: Look, after: Look, told: string): void {
  expect(after.manifests.slice(0, before.manifests.length), told).toEqual(before.manifests)
  expect(after.versions.slice(0, before.versions.length), told).toEqual(before.versions)
}
