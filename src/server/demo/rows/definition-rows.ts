import { readFileSync } from 'node:fs'
import type { FormElement } from '#generated/types/elements.ts'
import { coded } from '#server/demo/facts/coded.ts'
import { knownAs, referTo } from '#server/demo/facts/keys.ts'
import type { Row } from './structure-rows.ts'

/** A starter note definition as `forms/<key>/definition.json` holds it. */
export type Starter = {
  readonly key: string
  readonly name: string
  readonly type: 'Form' | 'Narrative' | 'Assessment'
  readonly kinds: readonly ('Note' | 'DocumentationNote' | 'AssessmentNote' | 'ScribeSession')[]
  readonly category: string
  readonly signatureConfiguration: string
  readonly requiresEncounter?: boolean
  readonly noteRules?: readonly string[]
  readonly sections: readonly StarterSection[]
}

type StarterSection = {
  readonly key: string
  readonly title: string
  readonly sectionType: string
  readonly required: boolean
  readonly elements: readonly [FormElement, ...FormElement[]]
}

/** The starters of the demo, those that the first day needs first. */
export const starterKeys = [
  'therapy-progress-note',
  'missed-visit',
  'brief-soap',
  'case-management-contact',
  'medication-visit',
  'crisis-note',
  'free-narrative',
  'phone-contact',
  'discharge-summary',
  'biopsychosocial-assessment',
  'sud-assessment',
  'shift-summary',
] as const

/** Reads one starter from the product's own `forms/`. */
export function readStarter(key: string): Starter {
  const file = new URL(`../../../../forms/${key}/definition.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as Starter
}

/** Who signs and what is checked: the rows that every definition points to. */
export function groundRows(): readonly Row[] {
  return [authorOnly(), authorAndSupervisor(), therapyRule()]
}

/** The rows of one starter, in order: a form and a section form for each section, then the definition over them. */
export function starterRows(starter: Starter): readonly Row[] {
  return [...starter.sections.flatMap((section) => sectionRows(starter, section)), definitionRow(starter)]
}

function sectionRows(starter: Starter, section: StarterSection): readonly Row[] {
  const key = `${starter.key}-${section.key}`
  const common = { name: `${starter.name}: ${section.title}`, key, version: 1, status: 'Draft' } as const
  return [
    {
      key: `demo-form-${key}`,
      type: 'Form',
      body: { ...common, elements: section.elements, identifiers: [knownAs(`demo-form-${key}`)] },
    },
    {
      key: `demo-section-${key}`,
      type: 'NoteSectionForm',
      body: {
        ...common,
        sectionType: coded('note-section-type', section.sectionType, section.title),
        form: referTo('Form', `demo-form-${key}`),
        identifiers: [knownAs(`demo-section-${key}`)],
      },
    },
  ]
}

function definitionRow(starter: Starter): Row {
  const key = `demo-def-${starter.key}`
  return {
    key,
    type: 'NoteDefinition',
    body: {
      name: starter.name,
      key: starter.key,
      version: 1,
      status: 'Draft',
      type: starter.type,
      kinds: starter.kinds as readonly [(typeof starter.kinds)[number], ...(typeof starter.kinds)[number][]],
      category: starter.category,
      requiresEncounter: starter.requiresEncounter ?? true,
      signatureConfiguration: referTo(
        'SignatureConfiguration',
        `demo-sign-${starter.signatureConfiguration}`,
      ),
      noteRules: (starter.noteRules ?? []).map((rule) => referTo('NoteRule', `demo-rule-${rule}`)),
      sections: starter.sections.map((section, index) => ({
        id: `${index + 1}`,
        key: section.key,
        title: section.title,
        sectionForm: referTo('NoteSectionForm', `demo-section-${starter.key}-${section.key}`),
        order: index + 1,
        required: section.required,
        scope: 'Common' as const,
      })),
      identifiers: [knownAs(key)],
    },
  }
}

const author = {
  id: 'author',
  order: 1,
  role: 'Author',
  required: true,
  who: 'Author',
  meaning: 'Authored',
  methods: ['Password'],
  attestationText: 'I wrote this note, and it is true and complete to the best of my knowledge.',
  requireReauthentication: true,
} as const

function authorOnly(): Row {
  const key = 'demo-sign-author-only'
  return {
    key,
    type: 'SignatureConfiguration',
    body: {
      name: 'Author only',
      key: 'author-only',
      version: 1,
      status: 'Draft',
      steps: [author],
      identifiers: [knownAs(key)],
    },
  }
}

function authorAndSupervisor(): Row {
  const key = 'demo-sign-author-and-supervisor'
  const supervisor = {
    ...author,
    id: 'supervisor',
    order: 2,
    role: 'Supervisor',
    who: 'Supervisor',
    meaning: 'CoSigned',
    attestationText: 'I have read this note and discussed the care with its author.',
    condition: {
      combinator: 'And',
      clauses: [{ source: 'authorRequiresCoSignature', operator: 'Equals', value: true }],
    },
  } as const
  return {
    key,
    type: 'SignatureConfiguration',
    body: {
      name: 'Author and supervisor',
      key: 'author-and-supervisor',
      version: 1,
      status: 'Draft',
      steps: [author, supervisor],
      identifiers: [knownAs(key)],
    },
  }
}

/** R2 of the demo practice §4, as far as its kinds of items are there. */
function therapyRule(): Row {
  const key = 'demo-rule-therapy'
  return {
    key,
    type: 'NoteRule',
    body: {
      name: 'Therapy',
      key: 'therapy',
      version: 1,
      status: 'Draft',
      combinator: 'And',
      order: 20,
      items: [
        { id: 'length', kind: 'SessionDuration', severity: 'Warn' },
        { id: 'date', kind: 'ServiceDate', severity: 'Block', params: { maxDaysBack: 120 } },
        { id: 'diagnosis', kind: 'MissingDiagnosis', severity: 'Block' },
      ],
      identifiers: [knownAs(key)],
    },
  }
}
