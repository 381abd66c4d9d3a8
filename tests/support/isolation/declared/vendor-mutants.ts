import { flags, securityRoles } from '#generated/permissions/permissions.ts'
import { effectiveRights, takesEffect } from '#server/rights/effective-rights.ts'
import rule from '#tests/support/isolation/rule/vendor-roles.json' with { type: 'json' }
import { type DeclaredMutant, exchanged } from './declared-mutant.ts'

const forWhom: Readonly<Record<string, string | undefined>> = rule.roles
const vendorRoles = [...new Set(Object.values(rule.roles).flatMap((said) => said.split(' ')))].sort()

type Field = 'userRoles' | 'internalFor'

/** Mutants of for whom roles take effect, for tests of isolation: each of the vendor's people left out of a role or let into it, and each role for everybody or for them alone. */
export function vendorMutants(): readonly DeclaredMutant[] {
  return securityRoles.flatMap((role) => {
    const { key, userRoles, internalFor } = role
    const changed = (what: string, next: readonly string[], field: Field = 'userRoles'): DeclaredMutant => ({
      name: `${key} ${what}`,
      prepare: async () => undefined,
      doubts: async () => vendorDoubts(),
      apply: exchanged(role as { [Name in Field]: readonly string[] }, field, next),
    })
    if (internalFor.length > 0)
      return [
        changed('with nothing internal', [], 'internalFor'),
        ...vendorRoles.flatMap((each) =>
          internalFor.includes(each)
            ? []
            : changed(`with what is internal for ${each}`, [...internalFor, each], 'internalFor'),
        ),
      ]
    if (userRoles.length === 0) return changed('for the vendor alone', vendorRoles.slice(0, 1))
    return vendorRoles.map((each) =>
      userRoles.includes(each)
        ? changed(
            `without ${each}`,
            userRoles.filter((other) => other !== each),
          )
        : changed(`for ${each} too`, [...userRoles, each]),
    )
  })
}

/** Which roles take effect for whom otherwise than the rule says. */
function vendorDoubts(): readonly string[] {
  const interfaces = vendorRoles.filter((who) => {
    const { InterfaceServices: flag } = flags
    return effectiveRights(new Set([flag]), [who]).has(flag) !== (who === rule.interfaces)
  })
  const roles = securityRoles.flatMap(({ key }) => {
    const wanted = forWhom[key]?.split(' ')
    return ['', ...vendorRoles].flatMap((who) => {
      const isExpected = wanted === undefined || wanted.includes(who)
      return takesEffect(key, who === '' ? [] : [who]) === isExpected ? [] : [`${key} of ${who}`]
    })
  })
  return [...interfaces, ...roles]
}
