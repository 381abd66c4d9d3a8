import { sendPlainQuietly, sendQuietly } from '#client/api/send.ts'
import { screensOf } from '#generated/screens/all.ts'
import type { DefinitionUse } from '#generated/types/definition-use.ts'
import type { Reference } from '#generated/types/reference.ts'
import { compareDefinitions } from '#shared/forms/comparing/compare-definitions.ts'
import type { EditForms } from '#shared/forms/comparing/field-at.ts'
import type { VersionChange } from '#shared/forms/comparing/version-change.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { isLivingType, type LivingDefinition, type LivingType, livingTypes } from './living-definition.ts'

const most = 100

/** In what two versions of a definition differ, with what is needed to say it. */
export type Differences = { readonly changes: readonly VersionChange[]; readonly forms: EditForms }

/** What becomes of others when a version is published, retired or deleted. */
export type Impact = {
  readonly uses: readonly DefinitionUse[]
  /** The version that is in use, and in what this one differs from it; absent where there is no other one. */
  readonly former?: LivingDefinition
  readonly differences?: Differences
}

/** Reads what uses a definition and in what it differs from the version in use. */
export async function readImpact(definition: LivingDefinition): Promise<Outcome<Impact>> {
  const { id, resourceType } = definition
  const [used, versions] = await Promise.all([
    sendQuietly('noteDefinition.whereUsed', { definition: { id, resourceType } }),
    readVersions(definition),
  ])
  if (!used.ok) return used
  if (!versions.ok) return versions
  const former = versions.value.find((each) => each.status === 'Active' && each.id !== id)
  if (!former) return succeeded(used.value)
  const differences = await readDifferences(former, definition)
  return differences.ok ? succeeded({ ...used.value, former, differences: differences.value }) : differences
}

/** Every version of a definition that this person sees, the newest first. */
export async function readVersions({
  resourceType,
  key,
}: Pick<LivingDefinition, 'resourceType' | 'key'>): Promise<Outcome<readonly LivingDefinition[]>> {
  const filters = [{ field: 'key', op: 'eq', value: key }] as const
  const found = await sendPlainQuietly(resourceType, 'query', { filters, pageSize: most })
  if (!found.ok) return found
  return succeeded(found.value.items.toSorted((one, other) => other.version - one.version))
}

/** In what a version differs from an older one, its sections and their forms included. */
export async function readDifferences(
  older: LivingDefinition,
  newer: LivingDefinition,
): Promise<Outcome<Differences>> {
  const [before, after, forms] = await Promise.all([readWhole(older), readWhole(newer), editForms()])
  if (!before.ok) return before
  if (!after.ok) return after
  return succeeded({ changes: compareDefinitions(before.value, after.value), forms })
}

let known: Promise<EditForms> | undefined

/** The questions by which definitions are edited; read once. */
function editForms(): Promise<EditForms> {
  known ??= readForms()
  return known
}

async function readForms(): Promise<EditForms> {
  const types = Object.keys(livingTypes).filter(isLivingType)
  const all = await Promise.all(
    types.map(async (type) => [type, definitionOf((await screensOf[type]()).form).elements] as const),
  )
  return Object.fromEntries(all)
}

/** A definition with its sections and their forms in the places of the references to them. */
async function readWhole({
  resourceType,
  id,
}: Pick<Reference, 'id'> & { readonly resourceType: LivingType }) {
  if (resourceType === 'NoteSectionForm') return readSectionForm(id)
  if (resourceType !== 'NoteDefinition') return sendPlainQuietly(resourceType, 'read', { id })
  const found = await sendPlainQuietly('NoteDefinition', 'read', { id })
  if (!found.ok) return found
  const { sections = [], ...rest } = found.value
  const whole = await Promise.all(
    sections.map(async (section) => {
      const sectionForm = await readSectionForm(section.sectionForm.id)
      return { ...section, sectionForm: sectionForm.ok ? sectionForm.value : section.sectionForm }
    }),
  )
  return succeeded({ ...rest, sections: whole })
}

async function readSectionForm(id: string): Promise<Outcome<object>> {
  const found = await sendPlainQuietly('NoteSectionForm', 'read', { id })
  if (!found.ok) return found
  const form = await sendPlainQuietly('Form', 'read', { id: found.value.form.id })
  return succeeded({ ...found.value, form: form.ok ? form.value : found.value.form })
}
