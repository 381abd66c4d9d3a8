import { Temporal } from 'temporal-polyfill'
import type { DemoClock } from './demo-clock.ts'
import { familyNames, givenNames } from './names.ts'
import type { ProgramKey } from './practice.ts'
import { between, happens, pick, pickWeighted, type Random, randomFrom, shuffled } from './random.ts'

type Segment = {
  readonly key: string
  readonly count: number
  readonly ages: readonly [number, number]
  readonly program?: ProgramKey
  readonly diagnoses: readonly (readonly [string, number])[]
  readonly enrolledDaysAgo: readonly [number, number]
  readonly clinicians: readonly string[]
}

/** One patient of the demo as the plan knows it; the rows are made from this. */
export type DemoPatient = {
  readonly key: string
  readonly given: string
  readonly family: string
  readonly gender: 'female' | 'male' | 'nonbinary'
  readonly birthDate: string
  readonly language: 'en' | 'es' | 'vi'
  readonly street: string
  readonly postalCode: string
  readonly phone: string
  readonly program?: ProgramKey
  readonly enrolledOn?: string
  readonly diagnoses: readonly string[]
  readonly clinician: string
  readonly hasPrescriber: boolean
  readonly isFormer: boolean
  readonly confidential: boolean
}

const segments: readonly Segment[] = [
  {
    key: 'A',
    count: 14,
    ages: [19, 67],
    program: 'AOP',
    diagnoses: [
      ['F33.1', 0.3],
      ['F41.1', 0.3],
      ['F43.10', 0.15],
      ['F32.1', 0.15],
      ['F43.23', 0.1],
    ],
    enrolledDaysAgo: [30, 500],
    clinicians: ['okafor', 'tanaka', 'okafor'],
  },
  {
    key: 'B',
    count: 7,
    ages: [7, 16],
    program: 'CFS',
    diagnoses: [
      ['F90.2', 0.35],
      ['F43.20', 0.25],
      ['F91.3', 0.2],
      ['F84.0', 0.2],
    ],
    enrolledDaysAgo: [20, 300],
    clinicians: ['abara'],
  },
  {
    key: 'C',
    count: 8,
    ages: [21, 58],
    program: 'SUD',
    diagnoses: [
      ['F10.20', 0.45],
      ['F11.20', 0.3],
      ['F15.20', 0.15],
      ['F14.20', 0.1],
    ],
    enrolledDaysAgo: [5, 120],
    clinicians: ['reyes', 'okafor'],
  },
  {
    key: 'D',
    count: 6,
    ages: [24, 61],
    program: 'ACT',
    diagnoses: [
      ['F20.9', 0.5],
      ['F25.0', 0.25],
      ['F31.9', 0.25],
    ],
    enrolledDaysAgo: [200, 1500],
    clinicians: ['holm', 'banerjee', 'fontaine'],
  },
  {
    key: 'E',
    count: 4,
    ages: [22, 49],
    program: 'RES',
    diagnoses: [
      ['F20.9', 0.5],
      ['F84.0', 0.25],
      ['F31.9', 0.25],
    ],
    enrolledDaysAgo: [60, 600],
    clinicians: ['holm'],
  },
  { key: 'F', count: 3, ages: [18, 55], diagnoses: [], enrolledDaysAgo: [0, 0], clinicians: ['okafor'] },
]

/** The patients with a story of their own: who stands on which place of which segment. */
const stories: Readonly<
  Record<
    string,
    {
      readonly given: string
      readonly family: string
      readonly age: number
      readonly clinician?: string
      readonly confidential?: true
      readonly birthday?: string
    }
  >
> = {
  'A-01': { given: 'Wren', family: 'Ashgrove', age: 34, clinician: 'okafor' },
  'A-02': { given: 'Theo', family: 'Bellamy', age: 29, clinician: 'okafor' },
  'A-03': { given: 'Marisol', family: 'Castellan', age: 41, clinician: 'okafor' },
  'A-04': { given: 'Idris', family: 'Dunmore', age: 52, clinician: 'okafor' },
  'A-05': { given: 'Juniper', family: 'Kestrel', age: 38, clinician: 'lindqvist', confidential: true },
  'A-08': { given: 'Noor', family: 'Galloway', age: 27, clinician: 'tanaka' },
  'A-09': { given: 'Sol', family: 'Merriweather', age: 63, clinician: 'okafor' },
  'A-11': { given: 'Ezra', family: 'Oakhurst', age: 31, clinician: 'okafor' },
  'A-12': { given: 'Lena', family: 'Pemberly', age: 36, birthday: '05-17' },
  'A-13': { given: 'Helena', family: 'Pemberly', age: 36, birthday: '05-17' },
  'B-01': { given: 'Pip', family: 'Larkspur', age: 11 },
  'C-01': { given: 'Cyrus', family: 'Farrow', age: 45 },
  'C-02': { given: 'Ana', family: 'Northcott', age: 33 },
  'D-01': { given: 'Ada', family: 'Thistle', age: 58 },
  'E-01': { given: 'Rowan', family: 'Quillfeather', age: 24 },
  'F-01': { given: 'Milo', family: 'Underhill', age: 19 },
}

const streets = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm'] as const

/** The forty-two patients, the same for the same day on every machine; ages are of today. */
export function demoPatients(clock: DemoClock): readonly DemoPatient[] {
  const pairs = namePairs(randomFrom(20_260_301))
  let index = 0
  return segments.flatMap((segment) =>
    Array.from({ length: segment.count }, (_, place) => {
      index += 1
      return aPatient(clock, segment, { index, place, pair: pairs[index - 1] ?? ['Robin', 'Orchard'] })
    }),
  )
}

function aPatient(
  clock: DemoClock,
  segment: Segment,
  { index, place, pair }: { index: number; place: number; pair: readonly [string, string] },
): DemoPatient {
  const random = randomFrom(20_260_301 + index)
  const key = `${segment.key}-${String(place + 1).padStart(2, '0')}`
  const story = stories[key]
  const [given, family] = story ? [story.given, story.family] : pair
  const age = story?.age ?? between(random, ...segment.ages)
  const enrolled = between(random, ...segment.enrolledDaysAgo)

  return {
    key,
    given,
    family,
    gender: pickWeighted(random, [
      ['female', 0.5],
      ['male', 0.45],
      ['nonbinary', 0.05],
    ] as const),
    birthDate: birthDate(clock, age, story?.birthday ?? aBirthday(random)),
    language: pickWeighted(random, [
      ['en', 0.88],
      ['es', 0.1],
      ['vi', 0.02],
    ] as const),
    street: `${between(random, 100, 999)} ${pick(random, streets)} Street`,
    postalCode: pick(random, ['00100', '00101', '00102', '00103']),
    phone: `+155555501${String(index).padStart(2, '0')}`,
    ...(segment.program ? { program: segment.program, enrolledOn: clock.day(-enrolled) } : {}),
    diagnoses: diagnosesOf(random, segment),
    clinician: story?.clinician ?? segment.clinicians[place % segment.clinicians.length] ?? 'okafor',
    hasPrescriber: happens(random, 0.6),
    isFormer: (segment.key === 'A' && place === 13) || (segment.key === 'C' && place >= 6),
    confidential: story?.confidential ?? false,
  }
}

function diagnosesOf(random: Random, segment: Segment): readonly string[] {
  if (segment.diagnoses.length === 0) return []
  const first = pickWeighted(random, segment.diagnoses)
  if (segment.key === 'A' && happens(random, 0.3)) return [first, pick(random, ['F41.0', 'Z63.0'])]
  if (segment.key === 'C' && happens(random, 0.5)) return [first, 'F33.1']
  if (segment.key === 'D' && happens(random, 0.33)) return [first, 'Z59.01']
  return [first]
}

/** Pairs drawn without repetition; the names of the stories are kept free. */
function namePairs(random: Random): readonly (readonly [string, string])[] {
  const taken = new Set(Object.values(stories).map((story) => story.family))
  const families = shuffled(random, familyNames).filter((family) => !taken.has(family))
  return shuffled(random, givenNames).flatMap((given, index) => {
    const family = families[index]
    return family ? [[given, family] as const] : []
  })
}

function aBirthday(random: Random): string {
  return `${String(between(random, 1, 12)).padStart(2, '0')}-${String(between(random, 1, 28)).padStart(2, '0')}`
}

/** A date of birth on that day of the year which makes the person that old today. */
function birthDate(clock: DemoClock, age: number, birthday: string): string {
  const today = Temporal.PlainDate.from(clock.today)
  const thisYear = Temporal.PlainDate.from(`${today.year}-${birthday}`)
  const years = Temporal.PlainDate.compare(thisYear, today) > 0 ? age + 1 : age
  return thisYear.subtract({ years }).toString()
}

/** The words of the codes that the demo uses (ICD-10-CM, a work of the US government). */
export const diagnosisNames: Readonly<Record<string, string>> = {
  'F33.1': 'Major depressive disorder, recurrent, moderate',
  'F41.1': 'Generalized anxiety disorder',
  'F43.10': 'Post-traumatic stress disorder, unspecified',
  'F32.1': 'Major depressive disorder, single episode, moderate',
  'F43.23': 'Adjustment disorder with mixed anxiety and depressed mood',
  'F41.0': 'Panic disorder without agoraphobia',
  'Z63.0': 'Problems in relationship with spouse or partner',
  'F90.2': 'Attention-deficit hyperactivity disorder, combined type',
  'F43.20': 'Adjustment disorder, unspecified',
  'F91.3': 'Oppositional defiant disorder',
  'F84.0': 'Autistic disorder',
  'F10.20': 'Alcohol dependence, uncomplicated',
  'F11.20': 'Opioid dependence, uncomplicated',
  'F15.20': 'Other stimulant dependence, uncomplicated',
  'F14.20': 'Cocaine dependence, uncomplicated',
  'F20.9': 'Schizophrenia, unspecified',
  'F25.0': 'Schizoaffective disorder, bipolar type',
  'F31.9': 'Bipolar disorder, unspecified',
  'Z59.01': 'Sheltered homelessness',
}
