import { sql } from 'kysely'
import type { Config } from '#server/config/config.ts'
import { isDemoWhole, makeDemo } from '#server/demo/make-demo.ts'
import { practice } from '#server/demo/practice-facts.ts'
import { staff } from '#server/demo/staff-facts.ts'
import type { DemoRole } from '#server/http/stage.ts'
import type { World } from '#server/operations/world.ts'
import type { Afterwards } from './serve.ts'

/**
 * Makes the demo practice where it is asked for, or where a new embedded database has none: first the signed-in person's day,
 * the rest beside requests, with progress; after an interrupted start it goes on. Where it is whole, it only shows its sign-in buttons.
 */
export const demoAfterwards: Afterwards = async (world, stage, config) => {
  if (!isWanted(config)) return
  const known = await practicesOf(world)
  if (await isDemoWhole(world)) {
    stage.demoRoles = rolesOfStaff()
    return
  }
  if (config.demo === 'auto' && known.some((key) => key !== practice.key)) return

  const rest = await makeDemo(world, (line) => {
    stage.progress = [line]
  })
  stage.demoRoles = rolesOfStaff()
  const watch = setInterval(() => stage.isStopping && rest.stop(), 200)
  try {
    await rest.finish()
  } finally {
    clearInterval(watch)
    stage.progress = []
  }
}

/** By default the demo belongs to a new embedded database only. */
function isWanted({ demo, databaseUrl }: Config): boolean {
  return demo === 'on' || (demo === 'auto' && databaseUrl === undefined)
}

async function practicesOf({ database }: World): Promise<readonly string[]> {
  return database.asOwner(async (transaction) => {
    const { rows } = await sql<{ key: string }>`
      select key from global_resource where type = 'Practice' and not is_deleted`.execute(transaction)
    return rows.map(({ key }) => key)
  })
}

/** One button for each role, the first person of the staff who has it. */
function rolesOfStaff(): readonly DemoRole[] {
  const shown = new Set<string>()
  return staff.flatMap(({ key, given, family, credentials, roles }) => {
    const role = roles[0] ?? ''
    if (shown.has(role)) return []
    shown.add(role)
    const name = [`${given} ${family}`, credentials].filter(Boolean).join(', ')
    return [{ login: key, name, role }]
  })
}
