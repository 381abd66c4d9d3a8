import type { DemoPatient } from './demo-patients.ts'
import { happens, pick, pickWeighted, type Random } from './random.ts'

/** The facts of health of a patient of the demo: an allergy of some, what is taken, who pays. */
export function healthFacts(random: Random, patient: DemoPatient) {
  return {
    allergy: allergyOf(random),
    medications: medicationsOf(random, patient),
    payer: payerOf(random, patient),
  }
}

/** A medication of the demo: what it is called, how much, how often. */
type DemoMedication = {
  readonly code: string
  readonly display: string
  readonly dose: string
  readonly route: string
  readonly frequency: string
}

const byMouth = { route: 'by mouth' } as const

const medications = {
  sertraline: { ...byMouth, display: 'Sertraline', dose: '50 mg', frequency: 'every morning' },
  bupropion: {
    ...byMouth,
    display: 'Bupropion extended release',
    dose: '150 mg',
    frequency: 'every morning',
  },
  buspirone: { ...byMouth, display: 'Buspirone', dose: '10 mg', frequency: 'twice a day' },
  trazodone: { ...byMouth, display: 'Trazodone', dose: '50 mg', frequency: 'at bedtime' },
  naltrexone: { ...byMouth, display: 'Naltrexone', dose: '50 mg', frequency: 'every morning' },
  'buprenorphine-naloxone': {
    route: 'under the tongue',
    display: 'Buprenorphine and naloxone',
    dose: '8 mg/2 mg',
    frequency: 'every day',
  },
  paliperidone: {
    route: 'injection',
    display: 'Paliperidone palmitate',
    dose: '156 mg',
    frequency: 'every four weeks',
  },
  olanzapine: { ...byMouth, display: 'Olanzapine', dose: '10 mg', frequency: 'at bedtime' },
  lithium: { ...byMouth, display: 'Lithium carbonate', dose: '300 mg', frequency: 'twice a day' },
  methylphenidate: {
    ...byMouth,
    display: 'Methylphenidate extended release',
    dose: '18 mg',
    frequency: 'every morning',
  },
} as const

const ofSegment: Readonly<Record<string, readonly (keyof typeof medications)[]>> = {
  A: ['sertraline', 'bupropion', 'buspirone', 'trazodone'],
  B: ['methylphenidate'],
  C: ['naltrexone', 'buprenorphine-naloxone', 'trazodone'],
  D: ['paliperidone', 'olanzapine', 'lithium'],
  E: ['olanzapine', 'lithium', 'trazodone'],
}

/** Medications of those who see a prescriber. */
function medicationsOf(random: Random, patient: DemoPatient): readonly DemoMedication[] {
  const offered = ofSegment[patient.key.charAt(0)]
  if (!patient.hasPrescriber || !offered) return []
  const first = pick(random, offered)
  const second = happens(random, 0.4) ? pick(random, offered) : first
  return [...new Set([first, second])].map((code) => ({ code, ...medications[code] }))
}

/** An allergy of the demo, with what happened. */
type DemoAllergy = {
  readonly code: string
  readonly display: string
  readonly category: 'Medication' | 'Food' | 'Environment'
  readonly manifestation: string
}

const allergies: readonly DemoAllergy[] = [
  { code: 'penicillin', display: 'Penicillin', category: 'Medication', manifestation: 'Hives' },
  { code: 'sulfonamide', display: 'Sulfonamide antibiotics', category: 'Medication', manifestation: 'Rash' },
  { code: 'peanut', display: 'Peanuts', category: 'Food', manifestation: 'Swelling of the lips' },
  { code: 'latex', display: 'Latex', category: 'Environment', manifestation: 'Itching' },
]

/** One in five has an allergy; of the others it is known that they have none. */
function allergyOf(random: Random): DemoAllergy | undefined {
  return happens(random, 0.2) ? pick(random, allergies) : undefined
}

/** Who pays for a patient of the demo: the key of the payer, with the kind of coverage. */
function payerOf(random: Random, patient: DemoPatient) {
  const payers = {
    medicaid: { payer: 'medicaid', code: 'medicaid', display: 'Medicaid' },
    blueheron: { payer: 'blueheron', code: 'medicaid-managed', display: 'Medicaid managed care' },
    unity: { payer: 'unity', code: 'commercial', display: 'Commercial' },
  } as const
  if (patient.key.startsWith('A'))
    return payers[
      pickWeighted(random, [
        ['blueheron', 0.4],
        ['medicaid', 0.3],
        ['unity', 0.3],
      ] as const)
    ]
  return payers[happens(random, 0.8) ? 'medicaid' : 'unity']
}
