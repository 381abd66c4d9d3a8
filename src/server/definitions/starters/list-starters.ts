import type { Starter } from '#generated/types/starter.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { definitionOf } from '#shared/forms/definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { permits } from '#shared/permissions/permits.ts'
import { copiesOfStarters, copyOfStarter, type StarterCopy } from './copies-of-starter.ts'
import { type StarterFile, type StarterType, starterFiles } from './starter-file.ts'

const types = ['Questionnaire', 'NoteDefinition', 'GroupNoteDefinition', 'Form'] as const

/** The starters that whoever asks may copy, each with the newest copy that the practice has. */
export const listStarters: Handler<'noteDefinition.starters'> = async (context) => {
  const starters: Starter[] = []
  for (const type of types.filter((each) => permits(context.actor.granted, `${each}:Create`))) {
    const found = await startersOf(context, type)
    if (!found.ok) return found
    starters.push(...found.value)
  }
  return succeeded({ starters })
}

async function startersOf(context: Context, type: StarterType): Promise<Outcome<readonly Starter[]>> {
  const copies = permits(context.actor.granted, `${type}:Read`)
    ? await copiesOfStarters(context, type, [])
    : succeeded([])
  if (!copies.ok) return copies
  const language = context.actor.locale.toLowerCase().startsWith('es') ? 'es' : 'en'
  return succeeded(
    starterFiles()
      .filter(({ resourceType }) => resourceType === type)
      .map((file) => shown(file, file.about[language], copyOfStarter(copies.value, file.key))),
  )
}

function shown(file: StarterFile, purpose: string, copy: StarterCopy | undefined): Starter {
  const { key, name, resourceType: definitionType } = file
  const sections = sectionsOf(file)
  const questions = sections.reduce((all, section) => all + questionsIn(section), 0)
  const had = copy ? { copy: copy.reference, copyStatus: copy.status } : {}
  return { key, definitionType, name, purpose, questions, sections, ...had }
}

function sectionsOf(file: StarterFile): Starter['sections'] {
  if (!('sections' in file)) return [{ key: file.key, title: file.name, elements: file.elements }]
  return file.sections.map(({ key, title, elements }) => ({ key, title, elements }))
}

/** What is shown and answered by a person. */
function questionsIn({ elements }: Starter['sections'][number]): number {
  const { nodes } = compileForm(definitionOf({ elements }))
  return [...nodes.values()].filter(
    ({ element }) =>
      holdsAnswer(element) && element.type !== 'Repeater' && !element.hidden && !element.calculation,
  ).length
}
