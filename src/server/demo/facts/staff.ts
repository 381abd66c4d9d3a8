import type { DistrictKey, ProgramKey } from './practice.ts'

type StaffMember = {
  readonly key: string
  readonly given: string
  readonly family: string
  readonly licence?: string
  readonly credentials?: string
  readonly roles: readonly string[]
  readonly programs: readonly ProgramKey[] | 'all'
  /** Where somebody who visits people at home works. */
  readonly districts?: readonly DistrictKey[]
  readonly supervisor?: string
  readonly needsCoSignature?: boolean
}

const clinician = 'Non-Prescribing Clinician'

/** The fourteen who work in the demo practice, okafor first, and the account for setting the practice up, with rights of this practice only. */
export const staff: readonly StaffMember[] = [
  {
    key: 'okafor',
    given: 'Dana',
    family: 'Okafor',
    licence: 'LPC',
    credentials: 'LPC',
    roles: [clinician],
    programs: ['AOP', 'SUD'],
    supervisor: 'lindqvist',
  },
  {
    key: 'lindqvist',
    given: 'Mara',
    family: 'Lindqvist',
    licence: 'LCSW',
    credentials: 'LCSW',
    roles: ['Supervisor'],
    programs: ['AOP', 'CFS', 'SUD'],
  },
  {
    key: 'tanaka',
    given: 'Rei',
    family: 'Tanaka',
    licence: 'LPC-A',
    credentials: 'LPC-A',
    roles: [clinician],
    programs: ['AOP'],
    supervisor: 'lindqvist',
    needsCoSignature: true,
  },
  {
    key: 'abara',
    given: 'Chidi',
    family: 'Abara',
    licence: 'LMFT',
    credentials: 'LMFT',
    roles: [clinician],
    programs: ['CFS'],
    supervisor: 'lindqvist',
  },
  {
    key: 'novak',
    given: 'Petra',
    family: 'Novak',
    licence: 'PMHNP',
    credentials: 'PMHNP',
    roles: ['Prescribing Clinician'],
    programs: 'all',
  },
  {
    key: 'reyes',
    given: 'Tomas',
    family: 'Reyes',
    licence: 'CADC-I',
    credentials: 'CADC-I',
    roles: [clinician],
    programs: ['SUD'],
    supervisor: 'lindqvist',
    needsCoSignature: true,
  },
  {
    key: 'holm',
    given: 'Ingrid',
    family: 'Holm',
    licence: 'RN',
    credentials: 'RN',
    roles: [clinician],
    programs: ['ACT', 'RES'],
    districts: ['north'],
    supervisor: 'novak',
  },
  {
    key: 'banerjee',
    given: 'Asha',
    family: 'Banerjee',
    licence: 'CM',
    credentials: 'CM',
    roles: ['Case Management'],
    programs: ['ACT', 'AOP'],
    districts: ['river', 'south'],
    supervisor: 'lindqvist',
  },
  {
    key: 'fontaine',
    given: 'Luc',
    family: 'Fontaine',
    licence: 'PSS',
    credentials: 'PSS',
    roles: [clinician],
    programs: ['ACT', 'SUD'],
    districts: ['south'],
    supervisor: 'lindqvist',
  },
  {
    key: 'kowalski',
    given: 'Jan',
    family: 'Kowalski',
    licence: 'DSP',
    credentials: 'DSP',
    roles: ['Practitioner'],
    programs: ['RES'],
    supervisor: 'holm',
  },
  { key: 'sato', given: 'Emi', family: 'Sato', roles: ['Administrative'], programs: 'all' },
  { key: 'moreau', given: 'Elise', family: 'Moreau', roles: ['Administrative'], programs: 'all' },
  {
    key: 'quist',
    given: 'Per',
    family: 'Quist',
    licence: 'LCSW',
    credentials: 'LCSW',
    roles: ['Quality Assurance'],
    programs: 'all',
  },
  { key: 'vega', given: 'Nico', family: 'Vega', roles: ['Scribe'], programs: ['AOP'], supervisor: 'okafor' },
  {
    key: 'implementation',
    given: 'Implementation',
    family: '(demo)',
    roles: ['Implementation'],
    programs: 'all',
  },
]
