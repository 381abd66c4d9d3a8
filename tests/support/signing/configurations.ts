import { authorStep, staff } from '#tests/support/scenes/scene.ts'
import type { TestServer } from '#tests/support/server/server.ts'

/** A configuration of signatures by its name. */
export type NamedConfiguration = {
  readonly name: string
  readonly steps: readonly Step[]
  readonly patientSignature?: object
  readonly amendmentSteps?: 'SameAsOriginal' | 'AuthorOnly'
  readonly unsignWindowHours?: number
}

type Step = {
  readonly id: string
  readonly order: number
  readonly who: string
  readonly required?: boolean
  readonly condition?: object
  readonly meaning: string
}

const password = ['Password']
const author: Step = authorStep
const supervisor = (order: number) => ({
  id: 'supervisor',
  order,
  role: 'Supervisor',
  required: true,
  who: 'Supervisor',
  meaning: 'CoSigned',
  methods: password,
  attestationText: 'I have read this note and agree with it.',
})
const onlyIf = (source: string, value: unknown) => ({
  combinator: 'And',
  clauses: [{ source, operator: 'Equals', value }],
})
const licensed = {
  role: 'Prescriber',
  who: 'AnyWithLicense',
  licenses: [{ code: 'MD', display: 'Physician' }],
  methods: password,
}
const patientStep = {
  id: 'patient',
  order: 2,
  role: 'Patient',
  who: 'Patient',
  required: true,
  meaning: 'Acknowledged',
  methods: ['Drawn', 'Typed'],
}

/** For tests: the seven configurations that practices use (workflows, signing, order), and some that a practice could make up. */
export function configurations(server: TestServer): readonly NamedConfiguration[] {
  const named = (login: string, more: object) => ({
    who: 'Named',
    required: true,
    methods: password,
    practitioner: staff(server, login),
    ...more,
  })
  const facilitator = named('intake', { id: 'facilitator', order: 1, role: 'Performer', meaning: 'Authored' })
  const physician = named('physician', {
    id: 'physician',
    order: 2,
    role: 'Supervisor',
    meaning: 'CoSigned',
    maxHours: 72,
    attestationText: 'I supervised this service and stay involved in the plan of care.',
  })
  const step = (given: object) => given as Step
  return [
    { name: 'Author only', steps: [author] },
    {
      name: 'Author and supervisor',
      steps: [author, { ...supervisor(2), condition: onlyIf('authorRequiresCoSignature', true) }],
    },
    { name: 'Scribe then author then supervisor', steps: [author, supervisor(2)], unsignWindowHours: 1 },
    {
      name: 'Prescriber countersigns',
      steps: [author, step({ ...licensed, id: 'prescriber', order: 2, required: true, meaning: 'Approved' })],
      amendmentSteps: 'AuthorOnly',
    },
    {
      name: 'Care plan',
      steps: [
        author,
        step(patientStep),
        supervisor(3),
        step({ ...licensed, id: 'prescriber', order: 4, required: false, meaning: 'Approved' }),
      ],
    },
    { name: 'Incident to', steps: [author, step(physician)] },
    { name: 'Group', steps: [author, step(facilitator), supervisor(2)] },
    {
      name: 'Free with patient',
      steps: [author],
      patientSignature: { required: 'Always', methods: ['Drawn'], telehealth: 'VerbalAttestation' },
    },
    {
      name: 'Free with reader',
      steps: [author, step({ ...facilitator, id: 'reader', required: false, meaning: 'Reviewed' })],
      amendmentSteps: 'AuthorOnly',
    },
  ]
}
