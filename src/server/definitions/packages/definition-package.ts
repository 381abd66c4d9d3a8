import { createHash } from 'node:crypto'
import type { CodedListOverride } from '#generated/types/coded-list-override.ts'
import type { Json } from '#generated/types/json.ts'
import { type DefinitionType, definitionTypes } from '#server/definitions/definition/definition-types.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'

/** The format that this house writes; it reads this one and those before it. */
export const packageFormat = 1
/** So many definitions fit into a package. */
export const mostInPackage = 200
/** So many names of members, which is less than a request may have. */
export const mostNames = 9_500

/** An object of JSON. */
export type Members = { readonly [field: string]: Json }

/** One definition in a package; where it names another one, `{"$definition": place}` stands. */
export type PackedDefinition = {
  readonly place: string
  readonly type: DefinitionType
  readonly body: Members
  /** What it named and a package does not carry, by name. */
  readonly left: readonly string[]
}

/** Definitions with everything they need, those first that others need. */
export type DefinitionPackage = {
  readonly goldthread: 'package'
  readonly format: number
  readonly made: string
  readonly definitions: readonly PackedDefinition[]
  /** What the practice has changed of the lists that the definitions offer. */
  readonly lists: readonly CodedListOverride[]
  readonly checksum: string
}

/** The package with its checksum: SHA-256 over the canonical JSON of all the rest, in lower-case hex. */
export function withChecksum(rest: Omit<DefinitionPackage, 'checksum'>): DefinitionPackage {
  return { ...rest, checksum: checksumOf(rest) }
}

function checksumOf(rest: object): string {
  const text = canonicalJson(asStored(rest))
  return createHash('sha256').update(text).digest('hex')
}

/** A value as JSON has it: without what JSON cannot say. */
export function asStored(value: object): Json {
  return JSON.parse(JSON.stringify(value))
}

/** The package that a file holds; refused when it is none, of a newer format, altered, or too large. */
export function readPackage(content: unknown): Outcome<DefinitionPackage> {
  if (!isObject(content) || content.goldthread !== 'package') return no('definitions.no-package')
  const { checksum, ...rest } = content
  if (typeof content.format !== 'number') return no('definitions.no-package')
  if (content.format > packageFormat) return no('definitions.package-newer')
  if (checksum !== checksumOf(rest)) return no('definitions.package-altered')
  if (!isPackage(content)) return no('definitions.no-package')
  return content.definitions.length > mostInPackage
    ? refuse('/content', 'definitions.package-too-large', { parameters: { most: mostInPackage } })
    : succeeded(content)
}

function no(message: string): Outcome<never> {
  return refuse('/content', message)
}

function isPackage(content: { readonly [name: string]: unknown }): content is DefinitionPackage {
  const { definitions, lists } = content
  return (
    Array.isArray(definitions) &&
    definitions.every(isPacked) &&
    Array.isArray(lists) &&
    lists.every(isOverride)
  )
}

function isPacked(value: unknown): boolean {
  if (!isObject(value) || !isObject(value.body)) return false
  const { place, type, left, body } = value
  const isTyped = definitionTypes.some((each) => each === type)
  const isNamed = typeof place === 'string' && typeof body.key === 'string' && typeof body.name === 'string'
  return isTyped && isNamed && Array.isArray(left) && left.every((each) => typeof each === 'string')
}

function isOverride(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value.list === 'string' &&
    (value.added === undefined || Array.isArray(value.added))
  )
}

/** True for an object of JSON. */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
