import { readFileSync } from 'node:fs'
import type { FormElement } from '#generated/types/elements.ts'
import type { Creates } from '#generated/types/resources.ts'
import { coded } from '#server/demo/facts/coded.ts'
import { knownAs, referTo } from '#server/demo/facts/id-of.ts'
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

/** What is chosen for the demo, as data: which starters, those that the first day needs first, and what all of them point to. */
type DefinitionFacts = {
  readonly starters: readonly string[]
  readonly common: readonly Row[]
}

const { starters, common } = readData<DefinitionFacts>('../facts/definition-facts.json')

/** The starters of the demo, those that the first day needs first. */
export const starterKeys = starters

/** Reads one starter from the product's own `forms/`. */
export function readStarter(key: string): Starter {
  return readData<Starter>(`../../../../forms/${key}/definition.json`)
}

/** Who signs and what is checked: the rows that every definition points to. */
export function commonRows(): readonly Row[] {
  const signing = readData<readonly Creates['SignatureConfiguration'][]>(
    '../../../../forms/signature-configurations.json',
  )
  return [...signing.map(signingRow), ...common]
}

function signingRow(body: Creates['SignatureConfiguration']): Row {
  const key = `demo-sign-${body.key}`
  return { key, type: 'SignatureConfiguration', body: { ...body, identifiers: [knownAs(key)] } }
}

function readData<Data>(path: string): Data {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
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
      // The schema of starters demands at least one kind.
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
