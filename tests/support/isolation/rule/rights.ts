/** Rights of a role as the rule of the isolation tests has them, added up from the tables of grant sets and roles and from nothing of the product. */
export type Rights = {
  readonly role: string
  /** Short names: `CanSignNotes`. */
  readonly flags: ReadonlySet<string>
  /** `Patient:Read`. */
  readonly permissions: ReadonlySet<string>
  /** Does the role reach every patient of its practice? */
  readonly reachesAll: boolean
}

/** The tables: `clinical/Scribe` is a flag, `Patient:RU` two permissions. */
export type RightsTables = {
  readonly grantSets: readonly {
    readonly name: string
    readonly flags: string
    readonly permissions: string
  }[]
  readonly roles: readonly {
    readonly name: string
    readonly populationLevel: string
    readonly grantSets: readonly string[]
  }[]
}

const verbs = new Map([
  ['C', 'Create'],
  ['R', 'Read'],
  ['U', 'Update'],
  ['D', 'Delete'],
])

/** Of each role its rights: the union over its grant sets, each of which counts because it brings all its flags. */
export function rightsOf({ grantSets, roles }: RightsTables): readonly Rights[] {
  return roles.map(({ name, populationLevel, grantSets: names }) => {
    const held = grantSets.filter((each) => names.includes(each.name))
    return {
      role: name,
      flags: new Set(held.flatMap((each) => words(each.flags).map((flag) => flag.split('/')[1] ?? flag))),
      permissions: new Set(held.flatMap((each) => words(each.permissions).flatMap(permissionsIn))),
      reachesAll: populationLevel === 'All',
    }
  })
}

function permissionsIn(text: string): readonly string[] {
  const [type = '', letters = ''] = text.split(':')
  return [...letters].map((letter) => `${type}:${verbs.get(letter) ?? letter}`)
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '')
}
