import type { Feature } from '#server/operations/handler.ts'
import { announcementGuard } from './announcement-guard.ts'
import { findPatient } from './find-patient.ts'
import { grantSetGuard } from './grant-set-guard.ts'
import { groupGuard } from './group-guard.ts'
import { labelRows } from './label-rows.ts'
import { patientGuard } from './patient-guard.ts'
import { personGuard } from './person-guard.ts'
import { practitionerGuard } from './practitioner-guard.ts'
import { programGuard } from './program-guard.ts'
import { securityRoleGuard } from './security-role-guard.ts'

/** Who may do what, who reaches whom, and what belongs to all practices: nobody gives more of it than he has. */
export const rights = {
  handlers: { 'patient.find': findPatient },
  guards: {
    Announcement: announcementGuard,
    GrantSet: grantSetGuard,
    Group: groupGuard,
    Patient: patientGuard,
    Person: personGuard,
    Practitioner: practitionerGuard,
    Program: programGuard,
    SecurityRole: securityRoleGuard,
  },
  jobs: { LabelRows: labelRows },
} satisfies Feature
