import type { TypeEntry } from '#generated/tables/registry.ts'
import { sendWithNext } from '#server/database/turns/kysely-over.ts'
import { changeAt, type Document, isDocument, valuesAt } from '#server/stores/document.ts'
import type { Opened } from '#server/stores/opened.ts'
import { type Area, districtsByZip } from '#shared/districts/districts-by-zip.ts'
import { zipOf } from '#shared/districts/zip-of.ts'
import { districtsWith } from './districts-with-query.ts'
import { keepingDistricts } from './hold-districts-query.ts'

/**
 * The document with the districts of its addresses (`x-resource.inDistrict`): the district in force to which the ZIP code belongs, none where
 * none has it. One that was chosen by hand stays. Until this transaction ends nobody changes a district.
 */
export async function withDistricts(
  opened: Opened,
  { inDistrict = [] }: Pick<TypeEntry, 'inDistrict'>,
  document: Document,
): Promise<Document> {
  const addresses = inDistrict.flatMap((path) => valuesAt(document, path)).filter(isDocument)
  const codes = addresses.flatMap((address) => (isLocked(address) ? [] : (zipIn(address) ?? [])))
  if (addresses.length === 0) return document
  const districts = codes.length === 0 ? none : await districtsOf(opened, [...new Set(codes)])
  return inDistrict.reduce<Document>(
    (at, path) => changeAt(at, path, (each) => (isDocument(each) ? placed(each, districts) : each)),
    document,
  )
}

const none: ReadonlyMap<string, Area> = new Map()

async function districtsOf(
  { transaction, actor, isShared }: Opened,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Area>> {
  if (isShared) sendWithNext(transaction, keepingDistricts({ actor }))
  return districtsByZip(await districtsWith(transaction, actor.practiceId, codes))
}

function placed(address: Document, districts: ReadonlyMap<string, Area>): Document {
  if (isLocked(address) || isOfAnotherType(address)) return address
  const found = districts.get(zipIn(address) ?? '')
  if (found) return { ...address, district: { id: found.id, resourceType: 'District' } }
  const { district: _none, ...others } = address
  return others
}

/** What leads to no district at all is not put right in silence: it is refused where references are judged. */
function isOfAnotherType({ district }: Document): boolean {
  return isDocument(district) && district.resourceType !== 'District'
}

function isLocked({ districtLocked }: Document): boolean {
  return districtLocked === true
}

/** Written by the server itself an address may lack what its schema wants. */
function zipIn(address: Document): string | undefined {
  const { country, postalCode } = address
  return zipOf({
    ...(typeof country === 'string' && { country }),
    ...(typeof postalCode === 'string' && { postalCode }),
  })
}
