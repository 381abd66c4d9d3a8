import { readdirSync, readFileSync } from 'node:fs'
import type { Creates } from '#generated/types/resources.ts'

/** What the files of all starters say first: the key of each copy, its name, and what it is for. */
type Head = {
  readonly key: string
  readonly name: string
  readonly about: { readonly en: string; readonly es: string }
}

/** One section of a starter for notes; `part` says for a group whether all have it in common. */
export type SectionOfStarter = {
  readonly key: string
  readonly title: string
  readonly sectionType: string
  readonly required: boolean
  readonly elements: Creates['Form']['elements']
  readonly part?: 'common' | 'member'
}

type Sectioned = Head & {
  readonly category: string
  /** The key of one of `forms/signature-configurations.json`. */
  readonly signatureConfiguration: string
  readonly sections: readonly SectionOfStarter[]
}

/** A starter that becomes a note definition. */
export type NoteStarter = Sectioned &
  Pick<Creates['NoteDefinition'], 'type' | 'kinds' | 'requiresEncounter' | 'scribeFormat'> & {
    readonly resourceType: 'NoteDefinition'
  }

/** A starter that becomes a group note definition with its two parts. */
export type GroupStarter = Sectioned & { readonly resourceType: 'GroupNoteDefinition' }

/** A starter that becomes a form. */
export type FormStarter = Head &
  Pick<Creates['Form'], 'category' | 'elements' | 'validations'> & { readonly resourceType: 'Form' }

/** A starter that becomes a questionnaire. */
export type QuestionnaireStarter = Head &
  Omit<Creates['Questionnaire'], 'key' | 'name' | 'version' | 'status'> & {
    readonly resourceType: 'Questionnaire'
  }

/** A starter as `forms/<key>/definition.json` holds it. */
export type StarterFile = NoteStarter | GroupStarter | FormStarter | QuestionnaireStarter

/** The type that copies of a starter have. */
export type StarterType = StarterFile['resourceType']

/** The starter of a type. */
export type StarterOf<Type extends StarterType> = Extract<StarterFile, { readonly resourceType: Type }>

const folder = new URL('../../../../forms/', import.meta.url)

let known: readonly StarterFile[] | undefined

/** All starters of the product, by name; read once. */
export function starterFiles(): readonly StarterFile[] {
  known ??= readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'questionnaires')
    .map((entry) => read<StarterFile>(`${entry.name}/definition.json`))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
  return known
}

/** Who signs, as starters name it by its key. */
export function signatureFile(key: string): Creates['SignatureConfiguration'] | undefined {
  return read<readonly Creates['SignatureConfiguration'][]>('signature-configurations.json').find(
    (one) => one.key === key,
  )
}

function read<Data>(path: string): Data {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
}
