import type { NoteDefinition } from '#generated/types/note-definition.ts'
import type { Creates } from '#generated/types/resources.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import { freeKey } from '#server/definitions/definition/free-key.ts'
import { madeByServer } from '#server/definitions/guards/form-guard.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { copySections } from './copy-sections.ts'
import type { Copying } from './copy-starter.ts'
import { makeQuestionnaire } from './instruments-by-key.ts'
import { signingByKey } from './signing-by-key.ts'
import type { GroupStarter, SectionOfStarter } from './starter-file.ts'

const draft = { version: 1, status: 'Draft' } as const

/** How a questionnaire is copied: its questions with their scores and alerts. */
export const copyQuestionnaire: Copying<'Questionnaire'> = {
  type: 'Questionnaire',
  writes: [],
  make: makeQuestionnaire,
}

/** How a form is copied. */
export const copyForm: Copying<'Form'> = {
  type: 'Form',
  writes: [],
  make: async (context, { resourceType: _type, about: _about, ...body }) => {
    const key = await freeKey(context, 'Form', body.key)
    if (!key.ok) return key
    return context.stores
      .of('Form')
      .create({ ...body, ...draft, key: key.value, ...madeByServer(body.elements, context) })
  },
}

/** How a note definition is copied: over a form and a section form for each section; who signs is the practice's own where it has it. */
export const copyNoteDefinition: Copying<'NoteDefinition'> = {
  type: 'NoteDefinition',
  writes: ['Form', 'NoteSectionForm', 'SignatureConfiguration', 'Questionnaire'],
  make: async (context, { name, type, kinds, category, requiresEncounter = true, scribeFormat, ...rest }) =>
    makeNote(context, rest, {
      ...{ name, key: rest.key, type, kinds, category, requiresEncounter },
      ...(scribeFormat ? { scribeFormat, sectionMap: rest.sections.map(asMapped) } : {}),
    }),
}

/** Which section receives which part of a drafted note. */
function asMapped({ key, sectionType }: SectionOfStarter) {
  return { formatSection: sectionType, sectionKey: key }
}

/** How a group note is copied: what all have in common and the part of each member are note definitions of their own. */
export const copyGroupNote: Copying<'GroupNoteDefinition'> = {
  type: 'GroupNoteDefinition',
  writes: ['NoteDefinition', 'Form', 'NoteSectionForm', 'SignatureConfiguration', 'Questionnaire'],
  make: async (context, starter) => {
    const common = await makePart(context, starter, 'common')
    if (!common.ok) return common
    const member = await makePart(context, starter, 'member')
    if (!member.ok) return member
    const key = await freeKey(context, 'GroupNoteDefinition', starter.key)
    if (!key.ok) return key
    return context.stores.of('GroupNoteDefinition').create({
      ...draft,
      name: starter.name,
      key: key.value,
      composition: 'Group',
      common: referenceTo(common.value),
      member: referenceTo(member.value),
      signatureConfiguration: common.value.signatureConfiguration,
    })
  },
}

const partNames = { common: 'common part', member: 'member part' } as const

function makePart(
  context: Context,
  starter: GroupStarter,
  part: 'common' | 'member',
): Promise<Outcome<NoteDefinition>> {
  const sections = starter.sections.filter((section) => section.part === part)
  return makeNote(
    context,
    { ...starter, sections },
    {
      name: `${starter.name}: ${partNames[part]}`,
      key: `${starter.key}-${part}`,
      type: part === 'common' ? 'Form' : 'Subform',
      kinds: ['GroupNote'],
      category: starter.category,
      requiresEncounter: true,
    },
  )
}

type Head = Omit<Creates['NoteDefinition'], 'version' | 'status' | 'sections' | 'signatureConfiguration'>

async function makeNote(
  context: Context,
  { sections, signatureConfiguration }: Pick<GroupStarter, 'sections' | 'signatureConfiguration'>,
  head: Head,
): Promise<Outcome<NoteDefinition>> {
  const signing = await signingByKey(context, signatureConfiguration)
  if (!signing.ok) return signing
  const key = await freeKey(context, 'NoteDefinition', head.key)
  if (!key.ok) return key
  const copied = await copySections(context, { key: key.value, name: head.name }, sections)
  if (!copied.ok) return copied
  return context.stores.of('NoteDefinition').create({
    ...head,
    ...draft,
    key: key.value,
    signatureConfiguration: signing.value,
    sections: copied.value,
  })
}
