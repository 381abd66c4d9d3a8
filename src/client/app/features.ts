import { account } from '#client/accounts/feature.tsx'
import { admin } from '#client/admin/feature.tsx'
import { definitions } from '#client/definitions/feature.tsx'
import { districts } from '#client/districts/feature.tsx'
import { filling } from '#client/filling/feature.tsx'
import { groups } from '#client/groups/feature.tsx'
import { itineraries } from '#client/itineraries/feature.tsx'
import { jobs } from '#client/jobs/feature.tsx'
import { notes } from '#client/notes/feature.tsx'
import { patients } from '#client/patients/feature.tsx'
import { programs } from '#client/programs/feature.tsx'
import { resources } from '#client/resources/feature.tsx'
import type { Feature, Whole } from '#client/routing/feature.ts'
import { scheduling } from '#client/scheduling/feature.tsx'
import { today } from '#client/today/feature.tsx'

const all = [
  account,
  definitions,
  today,
  scheduling,
  patients,
  programs,
  groups,
  notes,
  filling,
  itineraries,
  admin,
  districts,
  resources,
  jobs,
] as const

/** The features of the application: everything that the shell can show, in no order: each rail entry says its own place. A screen that the catalogue names and none of them opens does not compile. */
export const features: readonly Feature[] & Whole<typeof all> = all
