import type { Starter } from '#generated/types/starter.ts'

/** The types that starters are copied into, each with the act that makes the copy. */
export const starterActs = {
  Questionnaire: 'questionnaire.useStarter',
  NoteDefinition: 'noteDefinition.useStarter',
  GroupNoteDefinition: 'groupNoteDefinition.useStarter',
  Form: 'form.useStarter',
} as const satisfies { readonly [Type in Starter['definitionType']]: string }

/** The types of starter acts, in the order in which starters are shown. */
export const starterTypes = ['Questionnaire', 'NoteDefinition', 'GroupNoteDefinition', 'Form'] as const

/** True for a type that has starters. */
export function isStarterType(type: string): type is Starter['definitionType'] {
  return Object.hasOwn(starterActs, type)
}
