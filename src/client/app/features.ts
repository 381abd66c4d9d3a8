import { notes } from '#client/notes/feature.tsx'
import { resources } from '#client/resources/feature.tsx'
import type { Feature } from '#client/routing/feature.ts'
import { today } from '#client/today/feature.tsx'

/** Everything that the shell can show, in no order: each rail entry says its own place. */

/** Everything that the shell can show, in no order: each rail entry says its own place. */
export const features: readonly Feature[] = [today, notes, resources]
