// Generated from schemas/lists/license-type.json by npm run generate. Edits are lost.
import type { CodedList } from './coded-list.ts'

export const licenseType: CodedList = {
  name: 'license-type',
  title: 'License type',
  description: 'Licenses and certifications of staff.',
  locked: false,
  items: [
    {
      code: 'MD',
      display: 'Physician (MD) – psychiatry',
      props: { independent: true, prescriber: true, supervisorEligible: true, modifier: 'AF' },
    },
    {
      code: 'DO',
      display: 'Physician (DO) – psychiatry',
      props: { independent: true, prescriber: true, supervisorEligible: true, modifier: 'AF' },
    },
    {
      code: 'MD-OTH',
      display: 'Physician – other specialty',
      props: { independent: true, prescriber: true, supervisorEligible: true, modifier: 'AG' },
    },
    {
      code: 'PMHNP',
      display: 'Psychiatric mental-health nurse practitioner',
      props: { independent: true, prescriber: true, supervisorEligible: true, modifier: 'SA' },
    },
    {
      code: 'NP',
      display: 'Nurse practitioner – other',
      props: { independent: true, prescriber: true, supervisorEligible: true, modifier: 'SA' },
    },
    {
      code: 'CNS',
      display: 'Clinical nurse specialist',
      props: { independent: true, prescriber: true, supervisorEligible: true },
    },
    {
      code: 'PA',
      display: 'Physician assistant / associate',
      props: { independent: false, prescriber: true, supervisorEligible: false },
    },
    {
      code: 'PharmD',
      display: 'Pharmacist',
      props: { independent: false, prescriber: false, supervisorEligible: false },
    },
    {
      code: 'PhD',
      display: 'Psychologist (PhD)',
      props: { independent: true, prescriber: false, supervisorEligible: true, modifier: 'AH' },
    },
    {
      code: 'PsyD',
      display: 'Psychologist (PsyD)',
      props: { independent: true, prescriber: false, supervisorEligible: true, modifier: 'AH' },
    },
    {
      code: 'LP-MA',
      display: 'Master\'s-level psychologist / psychological associate',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HO' },
    },
    {
      code: 'PSY-I',
      display: 'Psychology intern / postdoctoral resident',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HL' },
    },
    {
      code: 'LCSW',
      display: 'Licensed clinical social worker',
      props: { independent: true, prescriber: false, supervisorEligible: true, modifier: 'AJ' },
    },
    {
      code: 'LMSW',
      display: 'Licensed master social worker',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HO' },
    },
    {
      code: 'LBSW',
      display: 'Licensed bachelor social worker',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HN' },
    },
    {
      code: 'LPC',
      display: 'Licensed professional counselor',
      props: { independent: true, prescriber: false, supervisorEligible: true, modifier: 'HO' },
    },
    {
      code: 'LMHC',
      display: 'Licensed mental health counselor',
      props: { independent: true, prescriber: false, supervisorEligible: true, modifier: 'HO' },
    },
    {
      code: 'LPC-A',
      display: 'Associate / provisional counselor',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HO' },
    },
    {
      code: 'LMFT',
      display: 'Licensed marriage and family therapist',
      props: { independent: true, prescriber: false, supervisorEligible: true, modifier: 'HO' },
    },
    {
      code: 'LMFT-A',
      display: 'Associate marriage and family therapist',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HO' },
    },
    {
      code: 'LCADC',
      display: 'Licensed clinical alcohol and drug counselor',
      props: { independent: true, prescriber: false, supervisorEligible: true, modifier: 'HO' },
    },
    {
      code: 'CADC',
      display: 'Certified alcohol and drug counselor',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HN' },
    },
    {
      code: 'CADC-I',
      display: 'Alcohol and drug counselor intern',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HM' },
    },
    {
      code: 'BCBA',
      display: 'Board certified behavior analyst',
      props: { independent: true, prescriber: false, supervisorEligible: true, modifier: 'HO' },
    },
    {
      code: 'RBT',
      display: 'Registered behavior technician',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HM' },
    },
    {
      code: 'OT',
      display: 'Occupational therapist',
      props: { independent: true, prescriber: false, supervisorEligible: false, modifier: 'GO' },
    },
    {
      code: 'RN',
      display: 'Registered nurse',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'TD' },
    },
    {
      code: 'LPN',
      display: 'Licensed practical / vocational nurse',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'TE' },
    },
    {
      code: 'ART',
      display: 'Art, music or recreation therapist',
      props: { independent: false, prescriber: false, supervisorEligible: false },
    },
    {
      code: 'QMHP',
      display: 'Qualified mental health professional (state defined)',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HN' },
    },
    {
      code: 'QMHA',
      display: 'Qualified mental health associate (state defined)',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HM' },
    },
    {
      code: 'CM',
      display: 'Case manager (unlicensed)',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HN' },
    },
    {
      code: 'PSS',
      display: 'Certified peer support specialist',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HM' },
    },
    {
      code: 'FSS',
      display: 'Certified family support partner',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HM' },
    },
    {
      code: 'CHW',
      display: 'Community health worker',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HM' },
    },
    {
      code: 'DSP',
      display: 'Direct support professional',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HM' },
    },
    {
      code: 'STU',
      display: 'Student / trainee',
      props: { independent: false, prescriber: false, supervisorEligible: false, modifier: 'HL' },
    },
    {
      code: 'INT',
      display: 'Interpreter',
      props: { independent: false, prescriber: false, supervisorEligible: false },
    },
    {
      code: 'NONE',
      display: 'No license (administrative)',
      props: { independent: false, prescriber: false, supervisorEligible: false },
    },
    {
      code: 'OTH',
      display: 'Other (specify)',
      allowText: true,
      props: { independent: false, prescriber: false, supervisorEligible: false },
    },
  ],
}
