import type { Questionnaire } from '#generated/types/questionnaire.ts'
import { nameOf } from '#shared/imports/items/apply-extensions.ts'
import { ownExtension } from '#shared/imports/items/own-extension.ts'
import {
  cut,
  type ForeignObject,
  listOf,
  recordOf,
  recordsOf,
  textOf,
} from '#shared/imports/reading/foreign-object.ts'
import type { Importing } from '#shared/imports/reading/importing.ts'
import { readExtensions } from '#shared/imports/reading/source-item.ts'

/** What a questionnaire says of itself, in our fields. */
export type Head = Pick<Questionnaire, 'name' | 'key' | 'shortName' | 'licence'> &
  Partial<Pick<Questionnaire, 'purpose' | 'copyright' | 'source' | 'language' | 'identifiers'>>

const understood = new Set([
  ...[
    'resourceType',
    'id',
    'title',
    'name',
    'description',
    'purpose',
    'copyright',
    'copyrightLabel',
    'publisher',
    'url',
  ],
  ...[
    'version',
    'date',
    'language',
    'status',
    'item',
    'contained',
    'extension',
    'modifierExtension',
    'variable',
  ],
])

const languages: { readonly [code: string]: string } = { en: 'English', es: 'Spanish' }

/** Reads name, key, purpose, rights and source of a questionnaire; what has no field here stands in the report. */
export function readHead(source: ForeignObject, fileName: string, importing: Importing): Head {
  const title =
    textOf(source.title) ?? textOf(source.name) ?? textOf(source.id) ?? fileName.replace(/\.json$/i, '')
  const purpose = [textOf(source.description), textOf(source.purpose)].filter((text) => text !== undefined)
  const copyright = [textOf(source.copyright), textOf(source.copyrightLabel)].filter(
    (text) => text !== undefined,
  )
  if (title.length > 120)
    importing.ledger.change(undefined, {
      message: 'imports.title-cut',
      parameters: { text: cut(title, 800) },
    })
  reportRest(source, importing)
  return {
    name: cut(title, 120),
    key: keyFrom(title),
    shortName: shortNameOf(source, title),
    licence: licenceOf(copyright),
    ...(purpose.length > 0 ? { purpose: cut(purpose.join('\n\n'), 20_000) } : {}),
    ...(copyright.length > 0 ? { copyright: cut(copyright.join('\n\n'), 5000) } : {}),
    source: cut(originOf(source, fileName), 5000),
    ...languageOf(source, importing),
  }
}

const licences: readonly (readonly [RegExp, Head['licence']])[] = [
  [/public domain/i, 'PublicDomain'],
  [/no permission (is )?(required|needed)/i, 'FreeWithNotice'],
]

/** Only words that say so make an instrument free; anything else is the practice's own affair. */
function licenceOf(copyright: readonly string[]): Head['licence'] {
  return licences.find(([words]) => copyright.some((text) => words.test(text)))?.[1] ?? 'Custom'
}

/** The key that a title gives: lower-case letters, digits and hyphens, at most 52 so that a number can follow. */
export function keyFrom(title: string): string {
  const key = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 52)
    .replace(/-+$/, '')
  return key === '' ? 'questionnaire' : key
}

function shortNameOf(source: ForeignObject, title: string): string {
  const name = textOf(source.name)
  const isShort = name !== undefined && name.length <= 20
  return isShort && title.length > 20 ? name : cut(title, 20)
}

function originOf(source: ForeignObject, fileName: string): string {
  const version = textOf(source.version)
  const parts = [
    `Imported from ${fileName}`,
    textOf(source.url) === undefined
      ? undefined
      : `${textOf(source.url)}${version === undefined ? '' : `|${version}`}`,
    version === undefined || textOf(source.url) !== undefined ? undefined : `version ${version}`,
    textOf(source.publisher),
    textOf(source.date),
  ]
  return parts.filter((part) => part !== undefined).join(' · ')
}

function languageOf(source: ForeignObject, importing: Importing): Partial<Head> {
  const code = textOf(source.language)
  const short = code?.split('-')[0]?.toLowerCase()
  if (code === undefined || short === undefined) return {}
  if (languages[short] === undefined)
    importing.ledger.change(undefined, { message: 'imports.language-kept', parameters: { code } })
  return { language: { code: short, display: languages[short] ?? code } }
}

function reportRest(source: ForeignObject, importing: Importing): void {
  const { ledger } = importing
  const status = textOf(source.status)
  if (status !== undefined && status !== 'draft')
    ledger.change(undefined, { message: 'imports.status-draft', parameters: { status } })

  const rest = Object.keys(source).filter((key) => !understood.has(key))
  if (rest.length > 0)
    ledger.refuse(undefined, { message: 'imports.details-left', parameters: { fields: rest.join(', ') } })
  for (const { url } of readExtensions(source)) {
    if (nameOf(url) !== 'variable' && url !== ownExtension)
      ledger.refuse(undefined, { message: 'imports.extension-of-questionnaire', parameters: { url } })
  }

  const others = recordsOf(source.contained).map(({ resourceType }) => textOf(resourceType) ?? 'resource')
  const unused = [...new Set(others)].filter((type) => type !== 'ValueSet' && type !== 'CodeSystem')
  if (unused.length > 0)
    ledger.refuse(undefined, { message: 'imports.contained-left', parameters: { types: unused.join(', ') } })
}

/** `variable` of the questionnaire, as extensions or as a plain key. */
export function headVariables(source: ForeignObject): ReturnType<typeof readExtensions> {
  const plain = listOf(source.variable).map((value) => ({
    url: 'variable',
    value: { type: 'Record', value: recordOf(value) },
    inner: [],
  }))
  return [...readExtensions(source), ...plain]
}
