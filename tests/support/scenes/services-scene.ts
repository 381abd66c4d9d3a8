import type { TestServer } from '#tests/support/server/server.ts'
import { notePart } from './note-part.ts'
import { active, authorStep, bare, type Row, type Scene, setScene } from './scene.ts'

/** For tests, a visit in which two services are given: what they have in common, and a form for each. */
export type ServicesScene = Scene & {
  readonly skills: Row
  readonly support: Row
  /** The definition of the note of several services. */
  readonly servicesNote: Row
}

/** Builds the definition, with these questions of the visit beside the usual one, as an administrator would: one service with a form in the definition, one with its own subform. */
export async function setServicesScene(
  server: TestServer,
  steps: readonly object[] = [authorStep],
  more: readonly object[] = [],
): Promise<ServicesScene> {
  return withServices(server, await setScene(server), steps, more)
}

/** Adds the services and their definition to a scene that is there, for tests that have one. */
export async function withServices(
  server: TestServer,
  scene: Scene,
  steps: readonly object[],
  more: readonly object[] = [],
): Promise<ServicesScene> {
  const { admin } = scene
  const configuration = await active(admin, 'SignatureConfigurations', {
    name: 'Several services',
    key: 'services-signatures',
    version: 1,
    steps,
  })
  const rule = await active(admin, 'NoteRules', {
    name: 'Services of a day',
    key: 'services-of-a-day',
    version: 1,
    combinator: 'And',
    items: [
      { id: 'sum', kind: 'ServiceBasedSubformDuration', severity: 'Block', params: {} },
      { id: 'length', kind: 'SessionDuration', severity: 'Block', params: {} },
      { id: 'overlap', kind: 'SessionOverlap', severity: 'Block', params: {} },
    ],
  })
  const part = (key: string, title: string, type?: string) =>
    notePart(server, admin, {
      key,
      title,
      sectionType: { code: 'intervention', display: 'Intervention' },
      question: { id: 'words', type: 'Text', label: `${title} in words`, required: true },
      configuration,
      kinds: ['MultiServiceNote'],
      ...(type === undefined && { more }),
      ...(type !== undefined && { type }),
    })
  const common = await part('visit-common', 'The visit')
  const skillsForm = await part('skills-part', 'Skills training', 'Subform')
  const supportForm = await part('support-part', 'Peer support', 'Subform')
  const skills = await active(admin, 'HealthcareServices', aService('Skills training', 'H2014'))
  const support = await active(admin, 'HealthcareServices', {
    ...aService('Peer support', 'H0038'),
    subform: bare(supportForm),
  })
  const servicesNote = await active(admin, 'GroupNoteDefinitions', {
    name: 'Multi-service visit',
    key: 'multi-service-visit',
    version: 1,
    composition: 'MultiService',
    common: bare(common),
    serviceDefinitions: [{ service: bare(skills), definition: bare(skillsForm) }],
    signatureConfiguration: bare(configuration),
    noteRules: [bare(rule)],
  })
  return { ...scene, skills, support, servicesNote }
}

function aService(name: string, code: string) {
  return {
    name,
    code,
    category: { code: 'therapy-individual', display: 'Individual therapy' },
    status: 'Draft',
    flags: ['Billable'],
    sessionTimeUnit: 'Duration',
    rounding: 'EightMinute',
    incrementMinutes: 15,
    minMinutes: 15,
    maxMinutes: 240,
    modes: ['InPerson'],
    requiresCarePlanLink: false,
  }
}
