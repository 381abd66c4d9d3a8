import type { DistrictKind } from '#generated/enumerations/district-kind.ts'
import type { District } from '#generated/types/district.ts'
import type { DistrictChange } from '#generated/types/district-change.ts'

/** What somebody wants of a district and has not saved; it is said of codes and not of whole lists, so that it fits a newer version too. */
export type DistrictDraft = {
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly kind?: DistrictKind
  readonly active?: boolean
}

/** The ZIP codes that a district has once a draft is saved. */
export function codesWith(
  { postalCodes = [] }: District,
  { added, removed }: DistrictDraft,
): readonly string[] {
  const codes = new Set([...postalCodes.filter((code) => !removed.includes(code)), ...added])
  return [...codes].toSorted()
}

/**
 * The changes of a draft: of the district itself, and of others of its kind whose codes it takes over, so that each ZIP code still belongs to one
 * active district.
 */
export function changesFor(
  district: District,
  draft: DistrictDraft,
  districts: readonly District[],
): readonly DistrictChange[] {
  const { kind = district.kind, active = district.active } = draft
  const own: DistrictChange = {
    ...named(district),
    ...(kind !== district.kind && { kind }),
    ...(active !== district.active && { active }),
    postalCodes: [...codesWith(district, draft)],
  }
  const losing = active ? losersOf(district, { ...draft, kind }, districts) : []
  return [own, ...losing.map((other) => lessCodes(other, draft.added))]
}

/** The other districts that lose codes by a draft. */
export function losersOf(
  district: District,
  { added, kind = district.kind }: Pick<DistrictDraft, 'added' | 'kind'>,
  districts: readonly District[],
): readonly District[] {
  return districts.filter(
    (other) =>
      other.id !== district.id &&
      other.active &&
      other.kind === kind &&
      (other.postalCodes ?? []).some((code) => added.includes(code)),
  )
}

function lessCodes(district: District, taken: readonly string[]): DistrictChange {
  return {
    ...named(district),
    postalCodes: (district.postalCodes ?? []).filter((code) => !taken.includes(code)),
  }
}

function named({ id, meta }: District): Pick<DistrictChange, 'id' | 'versionId'> {
  return { id, versionId: meta.versionId }
}
