import { flags, neededFlags, securityRoles } from '#generated/permissions/permissions.ts'
import { registry } from '#generated/tables/registry.ts'
import { systemActor } from '#server/accounts/new-practice.ts'
import { openAs } from '#server/operations/open-as.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import type { DatabaseKind } from '#tests/support/database/database.ts'
import { putFields } from '#tests/support/server/put-fields.ts'
import { startTestServer, type TestClient, type TestServer } from '#tests/support/server/server.ts'

/** Rights by their short names, as the tables of the tests say them. */
export type Held = { readonly flags: readonly string[]; readonly permissions: readonly string[] }

/** A house for changes of what is declared of rights: one person in it, whose rights are whatever a test says. */
export type DeclaredHouse = {
  readonly server: TestServer
  readonly asker: TestClient
  readonly profileId: string
  /** From now on the asker holds these rights, and no others. */
  readonly hold: (held: Held) => Promise<void>
  readonly close: () => Promise<void>
}

const verbs = ['Create', 'Read', 'Update', 'Delete']

/** For tests of isolation, every permission that there is. */
export const everyPermission: readonly string[] = Object.values(registry).flatMap(({ type }) =>
  verbs.map((verb) => `${type}:${verb}`),
)

/** For tests of isolation, every flag that takes effect for somebody who signs in, by its short name. */
export const flagsOfPeople: readonly string[] = Object.keys(flags).filter((name) => name !== 'BackgroundJobs')

/** Opens, for tests of isolation, a practice of the vendor in which somebody has a role whose rights are changed at will. */
export async function openDeclaredHouse(database: DatabaseKind): Promise<DeclaredHouse> {
  const everyVendorRole = securityRoles.filter(({ userRoles }) => userRoles.length > 0).map(({ key }) => key)
  const server = await startTestServer({
    database,
    staff: { asker: everyVendorRole, colleague: ['practitioner'] },
  })
  const asker = await server.signIn('asker')
  const reference = (resourceType: string, id: string) => ({ id, resourceType })
  const setId = await laid(server, 'GrantSet', {
    ...{ name: 'Whatever is asked', key: 'whatever-is-asked', group: 'administrative', builtIn: false },
    ...{ flags: [flags.PractitionerLogin], permissions: Object.keys(neededFlags) },
  })
  const roleId = await laid(server, 'SecurityRole', {
    ...{ name: 'Whatever is asked', key: 'whatever-is-asked', populationLevel: 'All', builtIn: false },
    ...{ includeSupervisees: true, grantSets: [reference('GrantSet', setId)] },
  })
  const profileId = server.practice.profiles.get('asker') ?? ''
  const roles = { roles: [reference('SecurityRole', roleId)] }
  await putFields(server.world, server.practice, { type: 'Practitioner', id: profileId, fields: roles })
  let known = ''
  const hold = async ({ flags: short, permissions }: Held) => {
    const texts: Readonly<Record<string, string>> = flags
    const fields = { permissions, flags: ['PractitionerLogin', ...short].map((name) => texts[name] ?? name) }
    const wanted = JSON.stringify(fields)
    if (wanted === known) return
    known = wanted
    await putFields(server.world, server.practice, { type: 'GrantSet', id: setId, fields })
    server.world.accounts.forget()
  }
  return { server, asker, profileId, hold, close: () => server.close() }
}

async function laid(
  { world, practice }: TestServer,
  type: 'GrantSet' | 'SecurityRole',
  body: object,
): Promise<string> {
  const actor = systemActor(practice.id, practice.key)
  const made = await openAs(world, { actor, operation: 'example.create' }, (opened) =>
    openRows(opened, type).insert({ ...body }, {}),
  )
  if (!made.ok) throw new Error(`No ${type}: ${JSON.stringify(made.failure)}`)
  return made.value.id
}
