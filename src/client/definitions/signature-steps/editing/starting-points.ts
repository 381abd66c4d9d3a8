import type { Words } from '#client/ui/words.tsx'
import { licenseType } from '#generated/lists/license-type.ts'
import type { SignatureConfiguration } from '#generated/types/signature-configuration.ts'
import type { SignatureStep } from '#generated/types/signature-step.ts'

/** The usual configurations (workflow 8.2), each the beginning of one's own. */
export const startingPoints = [
  'author',
  'author-supervisor',
  'scribe',
  'prescriber',
  'care-plan',
  'incident-to',
  'group',
] as const

/** One of them. */
export type StartingPoint = (typeof startingPoints)[number]

/** What a starting point begins with. */
export type Begun = Pick<SignatureConfiguration, 'steps' | 'patientSignature' | 'amendmentSteps'>

/** The steps of a starting point, their statements in the reader's language. */
export function begunFrom(point: StartingPoint, words: Words): Begun {
  const make = parts(words)
  const steps = order(plans[point](make))
  return {
    steps,
    patientSignature: { required: 'Never', telehealth: 'Skip' },
    amendmentSteps: 'SameAsOriginal',
  }
}

type Part = Omit<SignatureStep, 'order'> & { readonly isBeside?: boolean }
type Parts = ReturnType<typeof parts>

const plans: { readonly [Point in StartingPoint]: (make: Parts) => readonly Part[] } = {
  author: ({ author }) => [author],
  'author-supervisor': ({ author, supervisor }) => [author, supervisor],
  scribe: ({ scribed, supervisor }) => [scribed, supervisor],
  prescriber: ({ author, prescriber }) => [author, { ...prescriber, condition: isMedication }],
  'care-plan': ({ author, patient, guardian, supervisor, prescriber }) => [
    author,
    patient,
    { ...guardian, isBeside: true },
    supervisor,
    { ...prescriber, required: false },
  ],
  'incident-to': ({ author, physician }) => [author, physician],
  group: ({ author, facilitator, supervisor }) => [author, { ...facilitator, isBeside: true }, supervisor],
}

/** Each part of a plan has its turn; one that is beside another has the same. */
function order(plan: readonly Part[]): readonly SignatureStep[] {
  let turn = 0
  return plan.map(({ isBeside = false, ...step }) => {
    if (!isBeside) turn += 1
    return { ...step, order: turn }
  })
}

const when = (source: string, value: string | boolean): NonNullable<SignatureStep['condition']> => ({
  combinator: 'And',
  clauses: [{ source, operator: 'Equals', value }],
})

const isMedication = when('service.category', 'medication')

const prescribing = ['MD', 'DO', 'PMHNP', 'NP', 'CNS', 'PA']

const prescribers = licenseType.items
  .filter(({ code }) => prescribing.includes(code))
  .map(({ code, display }) => ({ code, display, list: 'license-type' }))

function parts(words: Words) {
  const staff = { required: true, methods: ['Password'], requireReauthentication: true } as const
  const coSigned = { ...staff, meaning: 'CoSigned' } as const
  const author: Part = {
    ...staff,
    id: 'author',
    role: 'Author',
    who: 'Author',
    meaning: 'Authored',
    attestationText: words('signing-editor.says-author'),
  }
  return {
    author,
    scribed: { ...author, attestationText: words('signing-editor.says-scribed') },
    supervisor: {
      ...coSigned,
      id: 'supervisor',
      role: 'Supervisor',
      who: 'Supervisor',
      condition: when('authorRequiresCoSignature', true),
      attestationText: words('signing-editor.says-supervisor'),
    },
    prescriber: {
      ...coSigned,
      id: 'prescriber',
      role: 'Prescriber',
      who: 'AnyWithLicense',
      licenses: prescribers,
      attestationText: words('signing-editor.says-prescriber'),
    },
    ...patientParts(words),
    physician: {
      ...coSigned,
      id: 'physician',
      role: 'Supervisor',
      who: 'Named',
      maxHours: 72,
      attestationText: words('signing-editor.says-incident-to'),
    },
    facilitator: {
      ...staff,
      id: 'facilitator',
      role: 'Performer',
      who: 'AnyWithRole',
      meaning: 'CoSigned',
      attestationText: words('signing-editor.says-facilitator'),
    },
  } as const satisfies { readonly [name: string]: Part }
}

function patientParts(words: Words) {
  return {
    patient: {
      id: 'patient',
      role: 'Patient',
      required: true,
      who: 'Patient',
      meaning: 'Consented',
      methods: ['Drawn', 'Typed'],
      allowDecline: true,
      attestationText: words('signing-editor.says-patient'),
    },
    guardian: {
      id: 'guardian',
      role: 'Guardian',
      required: true,
      who: 'Guardian',
      meaning: 'Consented',
      methods: ['Drawn', 'Typed'],
      allowDecline: true,
      condition: when('patient.isMinor', true),
      attestationText: words('signing-editor.says-guardian'),
    },
  } as const satisfies { readonly [name: string]: Part }
}
