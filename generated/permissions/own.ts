// Generated from schemas/permissions by npm run generate. Edits are lost.
/** Of a list whose items say for whom they are, where a row names its people and their parts. */
export type OwnPart = {
  readonly type: string
  readonly list: string
  /** In an item and in each of the people: the part. */
  readonly part: string
  readonly people: string
  readonly person: string
}

/** Of a type, the fields that people of the portal change by plain writes. */
export type OwnChanges = { readonly type: string; readonly fields: readonly string[] }

/** What people of the portal see of some types, their own rows and of lists their own part, and what of others they change. */
export type OwnRules = {
  /** The word by which the row policies hear of somebody to whom this applies. */
  readonly circle: string
  readonly types: readonly string[]
  readonly parts: readonly OwnPart[]
  readonly changes: readonly OwnChanges[]
}

export const ownRules: OwnRules = {
  circle: 'ownOnly',
  types: ['PacketResponse', 'QuestionnaireResponse'],
  parts: [
    {
      type: 'PacketResponse',
      list: 'items',
      part: 'audience',
      people: 'assignees',
      person: 'person',
    },
  ],
  changes: [
    { type: 'Appointment', fields: ['status', 'cancellation'] },
    { type: 'Consent', fields: [] },
    {
      type: 'Patient',
      fields: [
        'preferredName',
        'pronouns',
        'languages',
        'contacts',
        'addresses',
        'communicationPreferences',
      ],
    },
    { type: 'RelatedPerson', fields: [] },
  ],
}
