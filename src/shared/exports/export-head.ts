import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { sameAnswer } from '#shared/answers/answer.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import { type ForeignObject, recordOf } from '#shared/imports/reading/foreign-object.ts'
import { present } from './questions/form-writing.ts'

/** A questionnaire as it is stored or about to be: what an export reads of it. */
export type Exportable = Pick<
  Questionnaire,
  'name' | 'key' | 'version' | 'status' | 'shortName' | 'elements' | 'licence'
> &
  Partial<Omit<Questionnaire, 'meta' | 'id'>>

const statuses = { Draft: 'draft', Active: 'active', Retired: 'retired' } as const

const keysOf: { readonly [key: string]: readonly string[] } = {
  title: ['title', '_title', 'name'],
  status: ['status'],
  version: ['version'],
  description: ['description', '_description', 'purpose'],
  copyright: ['copyright', 'copyrightLabel'],
  language: ['language'],
}

function freshHead({ name, version, status, purpose, copyright, language }: Exportable): ForeignObject {
  return present({
    title: name,
    status: statuses[status],
    version: String(version),
    description: purpose,
    copyright,
    language: language?.code,
  })
}

/** What a questionnaire says of itself, in FHIR; word for word as it was imported where nothing was changed. */
export function exportHead(now: Exportable, then: Exportable | undefined): ForeignObject {
  const fresh = freshHead(now)
  if (!then?.original) return { resourceType: 'Questionnaire', ...fresh }

  const before = freshHead(then)
  const changed = Object.keys(keysOf).filter((key) => !sameAnswer(before[key], fresh[key]))
  const replaced = new Set(changed.flatMap((key) => keysOf[key] ?? []))
  const original = recordOf(asAnswer(then.original))
  const rest = Object.entries(original).filter(([key]) => key !== 'item' && !replaced.has(key))
  return {
    ...Object.fromEntries(rest),
    ...present(Object.fromEntries(changed.map((key) => [key, fresh[key]]))),
  }
}

const carried = [
  'name',
  'shortName',
  'purpose',
  'lookbackDays',
  'administration',
  'ageRange',
  'scoring',
  'alerts',
  'frequencyDays',
  'allowSkip',
  'oneQuestionPerPage',
  'language',
  'translations',
  'licence',
  'copyright',
] as const

const defaults: ForeignObject = {
  administration: 'Either',
  allowSkip: true,
  oneQuestionPerPage: false,
  language: { code: 'en', display: 'English' },
}

/**
 * What an import of the exported questionnaire would not know of it. Key, version, status, source and the confirmation
 * of a license are never carried: they belong to the place where it is.
 */
export function headRest(now: Exportable, read: Exportable): ForeignObject {
  const entries = carried.flatMap((key) => {
    const wanted = asAnswer(now[key]) ?? defaults[key]
    const found = asAnswer(read[key]) ?? defaults[key]
    return sameAnswer(wanted, found) ? [] : [[key, wanted ?? null] as const]
  })
  return Object.fromEntries(entries)
}
