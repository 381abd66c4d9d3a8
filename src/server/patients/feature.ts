import type { Feature } from '#server/operations/handler.ts'
import { comparePatients } from './compare-patients.ts'
import { findDuplicates } from './find-duplicates.ts'
import { judgeDuplicate } from './judge-duplicate.ts'
import { listMerges } from './list-merges.ts'
import { mergePatients } from './merge-patients.ts'
import { moveMergedRows } from './move-merged-rows.ts'
import { suspectedDuplicates } from './suspected-duplicates.ts'
import { unmergePatients } from './unmerge-patients.ts'

/** The records of people: which of them are of one person and which are not, and how two become one and two again. */
export const patients = {
  handlers: {
    'patient.compare': comparePatients,
    'patient.findDuplicates': findDuplicates,
    'patient.judgeDuplicate': judgeDuplicate,
    'patient.merge': mergePatients,
    'patient.merges': listMerges,
    'patient.suspectedDuplicates': suspectedDuplicates,
    'patient.unmerge': unmergePatients,
  },
  guards: {},
  jobs: { MoveMergedRows: moveMergedRows },
} satisfies Feature
