import { isRecord } from '#shared/answers/answer.ts'
import type { ElementKinds } from '#shared/elements/kind/element-kind.ts'
import { referenceShape } from '#shared/elements/kind/shapes.ts'
import { recordOf, standsFor } from '#shared/elements/kind/stands-for.ts'
import { codesOf, oneOrSeveral, optionText } from './codes-of.ts'
import { openChoice } from './open-choice.ts'
import { statesOf } from './us-states.ts'

/** What is chosen: codes, records and places. */
export const choiceKinds = {
  /** One code or, with `multiple`, several. */
  Choice: {
    holds: 'answer',
    shape: (element) => oneOrSeveral(element, codesOf(element)),
    text: optionText,
    order: (value) => value,
  },
  /** An episode of care. */
  Episode: recordOf('EpisodeOfCare'),
  /** What was done in the session: codes of a list, and words of one's own. */
  Interventions: standsFor(({ codedList, options = [] }) => ({
    type: 'OpenChoice',
    multiple: true,
    ...(codedList === undefined && options.length > 0 ? {} : { codedList: codedList ?? 'intervention' }),
  })),
  /** Where the session took place. */
  Location: recordOf('Location'),
  /** A place of the practice. */
  LocationPicker: recordOf('Location'),
  OpenChoice: openChoice,
  /** An organization. */
  OrganizationPicker: recordOf('Organization'),
  /** Where care was given, as payers name it. */
  PlaceOfService: standsFor(() => ({
    type: 'Choice',
    codedList: 'place-of-service',
    display: 'Autocomplete',
  })),
  /** A practitioner. */
  Practitioner: recordOf('Practitioner'),
  /** A program of the practice. */
  Program: recordOf('Program'),
  /** Options in an order of preference; it may stay partial. */
  Ranking: {
    holds: 'answer',
    shape: (element) => ({
      type: 'array',
      items: codesOf(element),
      uniqueItems: true,
      maxItems: element.options?.length ?? 500,
    }),
    text: optionText,
    between: '\n',
    limits: 'list',
    order: (value) => value,
  },
  /** Another record or, with `multiple`, several. */
  Reference: {
    holds: 'answer',
    shape: ({ multiple }) =>
      multiple ? { type: 'array', maxItems: 500, items: referenceShape } : referenceShape,
    text: (_, value) => (isRecord(value) ? String(value.display ?? value.id ?? '') : String(value)),
  },
  /** Somebody who belongs to the patient. */
  RelatedPersonPicker: recordOf('RelatedPerson'),
  /** A service of the practice. */
  Service: recordOf('HealthcareService'),
  /** A state, the district or a territory by its two letters. */
  UsState: {
    holds: 'answer',
    shape: (element) => ({ type: 'string', enum: statesOf(element).map(([code]) => code) }),
    text: (element, value) => statesOf(element).find(([code]) => code === value)?.[1] ?? String(value),
    order: (value) => value,
  },
} satisfies ElementKinds
