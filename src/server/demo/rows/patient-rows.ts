import { coded } from '#server/demo/facts/coded.ts'
import type { DemoClock } from '#server/demo/facts/demo-clock.ts'
import { type DemoPatient, diagnosisNames } from '#server/demo/facts/demo-patients.ts'
import { knownAs, referTo } from '#server/demo/facts/id-of.ts'
import { addressOf, type Row } from './structure-rows.ts'

const languages = { en: 'English', es: 'Spanish', vi: 'Vietnamese' } as const

/** One patient's rows: the person, the enrollment, the diagnoses. */
export function patientRows(patient: DemoPatient, clock: DemoClock): readonly Row[] {
  return [patientRow(patient, clock), ...episodeRows(patient), ...conditionRows(patient, clock)]
}

/** The readable key of a patient's row. */
export function patientKey(patient: DemoPatient): string {
  return `demo-pat-${patient.key}`
}

/** The readable key of a patient's enrollment. */
export function episodeKey(patient: DemoPatient): string {
  return `demo-epi-${patient.key}`
}

/** The readable key of a patient's first diagnosis. */
export function conditionKey(patient: DemoPatient, code: string): string {
  return `demo-con-${patient.key}-${code}`
}

function patientRow(patient: DemoPatient, clock: DemoClock): Row {
  const key = patientKey(patient)
  return {
    key,
    type: 'Patient',
    body: {
      name: { use: 'official', given: [patient.given], family: patient.family },
      birthDate: patient.birthDate,
      gender: patient.gender,
      active: !patient.isFormer,
      contacts: [{ system: 'phone', value: patient.phone, use: 'mobile', maySendText: true }],
      addresses: [addressOf(patient.street, patient.postalCode)],
      languages: [
        { language: coded('language', patient.language, languages[patient.language]), preferred: true },
      ],
      careTeam: careTeam(patient, clock),
      identifiers: [knownAs(key)],
      ...(patient.confidential ? { confidentialTeam: confidentialTeam() } : {}),
    },
  }
}

function careTeam(patient: DemoPatient, clock: DemoClock) {
  const start = patient.enrolledOn ?? clock.today
  const main = {
    id: 'primary',
    member: referTo('Practitioner', `demo-pra-${patient.clinician}`),
    role: coded('care-team-role', 'primary-clinician', 'Primary clinician / therapist'),
    participation: 'PrimaryPerformer' as const,
    period: { start },
    primary: true,
  }
  if (!patient.hasPrescriber) return [main]
  const prescriber = {
    id: 'prescriber',
    member: referTo('Practitioner', 'demo-pra-novak'),
    role: coded('care-team-role', 'prescriber', 'Prescriber'),
    participation: 'SecondaryPerformer' as const,
    period: { start },
  }
  return [main, prescriber]
}

function confidentialTeam() {
  return ['lindqvist', 'novak'].map((key) => ({ practitioner: referTo('Practitioner', `demo-pra-${key}`) }))
}

function episodeRows(patient: DemoPatient): readonly Row[] {
  if (!patient.program || !patient.enrolledOn) return []
  const key = episodeKey(patient)
  return [
    {
      key,
      type: 'EpisodeOfCare',
      body: {
        patient: referTo('Patient', patientKey(patient)),
        program: referTo('Program', `demo-prog-${patient.program}`),
        status: 'Active',
        period: { start: patient.enrolledOn },
        careManager: referTo('Practitioner', `demo-pra-${patient.clinician}`),
        identifiers: [knownAs(key)],
      },
    },
  ]
}

function conditionRows(patient: DemoPatient, clock: DemoClock): readonly Row[] {
  return patient.diagnoses.map((code, index) => {
    const key = conditionKey(patient, code)
    return {
      key,
      type: 'Condition',
      body: {
        subject: referTo('Patient', patientKey(patient)),
        category: code.startsWith('Z') ? 'SocialNeed' : 'Diagnosis',
        code: { code, display: diagnosisNames[code] ?? code, system: 'http://hl7.org/fhir/sid/icd-10-cm' },
        clinicalStatus: 'Active',
        verification: 'Confirmed',
        onsetDate: (patient.enrolledOn ?? clock.today).slice(0, 7),
        assessor: referTo('Practitioner', `demo-pra-${patient.clinician}`),
        rank: index + 1,
        episodes: patient.enrolledOn ? [referTo('EpisodeOfCare', episodeKey(patient))] : [],
        identifiers: [knownAs(key)],
      },
    }
  })
}
