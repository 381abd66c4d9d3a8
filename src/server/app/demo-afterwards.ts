import { practicesIn } from '#server/accounts/practices-query.ts'
import { isDemoWhole, makeDemo } from '#server/demo/make-demo.ts'
import { staff } from '#server/demo/staff-facts.ts'
import type { DemoRole } from '#server/http/stage.ts'
import type { Afterwards } from './serve.ts'

/**
 * Makes the demo practice where it is asked for, or where a new embedded database has none: first the signed-in person's day,
 * the rest beside requests, with progress; after an interrupted start it goes on. Where it is whole, it only shows its sign-in buttons.
 */
export const demoAfterwards: Afterwards = async (world, stage, config) => {
  if (config.demo === 'off') return
  const { hasOthers } = await world.database.asOwner(practicesIn)
  if (hasOthers) return
  if (await isDemoWhole(world)) {
    stage.demoRoles = rolesOfStaff()
    return
  }
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
