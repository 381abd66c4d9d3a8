import { coded } from '#server/demo/facts/coded.ts'
import type { DemoClock } from '#server/demo/facts/demo-clock.ts'
import type { DemoPatient } from '#server/demo/facts/demo-patients.ts'
import { healthFacts } from '#server/demo/facts/health-facts.ts'
import { knownAs, referTo } from '#server/demo/facts/id-of.ts'
import { givenNames } from '#server/demo/facts/names.ts'
import { between, pick, type Random, randomFrom } from '#server/demo/facts/random.ts'
import { patientKey } from './patient-rows.ts'
import type { Row } from './structure-rows.ts'

/** A row with the day on which it is written, in days from today. */
export type HealthRow = { readonly row: Row; readonly day: number }

type Facts = ReturnType<typeof healthFacts>

/** What each patient's chart shows beside sessions and notes: rows of allergies, medications, vital signs, coverage, consents, family. */
export function healthRows(patient: DemoPatient, clock: DemoClock): readonly HealthRow[] {
  if (!patient.enrolledOn) return []
  const random = randomFrom(seedOf(patient.key))
  const facts = healthFacts(random, patient)
  const rows = [
    allergyRow(facts, patient),
    ...medicationRows(facts, patient),
    ...(patient.confidential ? [] : [coverageRow(random, patient, facts)]),
    contactRow(random, patient),
    consentRow(patient, clock),
  ]
  return [...rows.map((row) => ({ row, day: -1 })), ...vitalRows(random, patient, clock)]
}

/** Each patient has numbers of their own, so that another patient changes nobody's. */
function seedOf(key: string): number {
  return [...key].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 20_260_301)
}

function allergyRow({ allergy }: Facts, patient: DemoPatient): Row {
  const key = `demo-alg-${patient.key}`
  const always = {
    patient: referTo('Patient', patientKey(patient)),
    kind: 'Allergy',
    status: 'Active',
    identifiers: [knownAs(key)],
  } as const
  if (!allergy)
    return { key, type: 'Allergy', body: { ...always, category: 'Medication', noKnownAllergies: true } }
  const { code, display, category, manifestation } = allergy
  return {
    key,
    type: 'Allergy',
    body: {
      ...always,
      category,
      substance: { code, display },
      criticality: category === 'Food' ? 'High' : 'Low',
      reactions: [{ manifestation, severity: 'Moderate' }],
    },
  }
}

function medicationRows({ medications }: Facts, patient: DemoPatient): readonly Row[] {
  const start = patient.enrolledOn?.slice(0, 7)
  return medications.map(({ code, display, dose, route, frequency }) => {
    const key = `demo-med-${patient.key}-${code}`
    return {
      key,
      type: 'Medication',
      body: {
        patient: referTo('Patient', patientKey(patient)),
        medication: { code, display },
        status: 'Active',
        kind: code === 'paliperidone' ? 'LongActingInjectable' : 'Prescribed',
        dose,
        route,
        frequency,
        psychotropic: true,
        ...(start && { startDate: start }),
        prescriber: { practitioner: referTo('Practitioner', 'demo-pra-novak') },
        informationSource: 'Record',
        identifiers: [knownAs(key)],
      },
    }
  })
}

function coverageRow(random: Random, patient: DemoPatient, facts: Facts): Row {
  const key = `demo-cov-${patient.key}`
  const { payer, code, display } = facts.payer
  return {
    key,
    type: 'Coverage',
    body: {
      beneficiary: referTo('Patient', patientKey(patient)),
      payer: referTo('Organization', `demo-org-${payer}`),
      type: coded('coverage-type', code, display),
      status: 'Active',
      memberId: `DEMO${between(random, 10_000_000, 99_999_999)}`,
      order: 1,
      relationship: coded('subscriber-relationship', 'self', 'Self'),
      period: { start: patient.enrolledOn ?? '' },
      identifiers: [knownAs(key)],
    },
  }
}

/** A child's mother stands in for the child; of adults it is somebody to be called. */
function contactRow(random: Random, patient: DemoPatient): Row {
  const key = `demo-rel-${patient.key}`
  const isChild = patient.key.startsWith('B')
  const relationship = isChild ? (['mother', 'Mother'] as const) : (['sibling', 'Sibling'] as const)
  return {
    key,
    type: 'RelatedPerson',
    body: {
      patient: referTo('Patient', patientKey(patient)),
      name: { use: 'official', given: [pick(random, givenNames)], family: patient.family },
      relationship: [coded('related-person-relationship', relationship[0], relationship[1])],
      active: true,
      isEmergencyContact: true,
      livesWithPatient: isChild,
      contacts: [{ system: 'phone', value: patient.phone, use: 'mobile' }],
      identifiers: [knownAs(key)],
    },
  }
}

/** Drafted and not signed yet: signatures are people's own. */
function consentRow(patient: DemoPatient, clock: DemoClock): Row {
  const key = `demo-cns-${patient.key}`
  const person = referTo('Patient', patientKey(patient))
  return {
    key,
    type: 'Consent',
    body: {
      patient: person,
      kind: coded('consent-kind', 'treatment', 'Treatment'),
      status: 'Draft',
      period: { start: clock.day(0) },
      signers: [{ role: 'Patient', person }],
      identifiers: [knownAs(key)],
    },
  }
}

/** Measured at visits with the prescriber, newest first: so a line can be drawn. */
const visits = [-2, -30, -58] as const

function vitalRows(random: Random, patient: DemoPatient, clock: DemoClock): readonly HealthRow[] {
  if (!patient.hasPrescriber) return []
  const enrolledOn = patient.enrolledOn ?? clock.today
  const weight = between(random, 58, 104)
  const pressure = between(random, 108, 138)
  return visits
    .filter((day) => clock.day(day) > enrolledOn)
    .flatMap((day) => [
      vitalRow(patient, clock, {
        day,
        code: ['weight', 'Weight'],
        value: weight + between(random, -2, 2),
        unit: 'kg',
      }),
      vitalRow(patient, clock, {
        day,
        code: ['bp-systolic', 'Systolic blood pressure'],
        value: pressure + between(random, -6, 14),
        unit: 'mm[Hg]',
      }),
    ])
}

type Measured = {
  readonly day: number
  readonly code: readonly [string, string]
  readonly value: number
  readonly unit: string
}

function vitalRow(patient: DemoPatient, clock: DemoClock, { day, code, value, unit }: Measured): HealthRow {
  const key = `demo-obs-${patient.key}-${code[0]}${day}`
  const isHigh = code[0] === 'bp-systolic' && value > 139
  const row: Row = {
    key,
    type: 'Observation',
    body: {
      patient: referTo('Patient', patientKey(patient)),
      status: 'Final',
      category: 'Vital',
      code: coded('vital-sign', ...code),
      value: { quantity: { value, unit } },
      effective: clock.time(day, '10:15'),
      performer: referTo('Practitioner', 'demo-pra-novak'),
      interpretation: isHigh ? 'High' : 'Normal',
      identifiers: [knownAs(key)],
    },
  }
  return { row, day }
}
