import neededFlags from './needed-flags.json' with { type: 'json' }

const types: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = neededFlags.types

/** By the rule of isolation, the flags of which a permission needs one beside it, by their short names; undefined: none. */
export function neededOf(permission: string): readonly string[] | undefined {
  const [type = '', verb = ''] = permission.split(':')
  const said = Object.entries(types[type] ?? {}).find(([letters]) => letters.includes(verb.slice(0, 1)))
  return said?.[1]?.split(' ')
}
