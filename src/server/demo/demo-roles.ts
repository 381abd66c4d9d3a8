import { staff } from './practice-facts.ts'

/** A button of the demo's sign-in screen: login name, name, role. */
export type DemoRole = { readonly login: string; readonly name: string; readonly role: string }

const shown = ['okafor', 'lindqvist', 'sato', 'novak', 'banerjee', 'quist', 'vega', 'implementation'] as const

/** One member of staff for each role that the demo shows, Dana Okafor first. */
export const demoRoles: readonly DemoRole[] = shown.flatMap((key) => {
  const member = staff.find((one) => one.key === key)
  if (!member) return []
  const credentials = member.credentials ? `, ${member.credentials}` : ''
  return [{ login: key, name: `${member.given} ${member.family}${credentials}`, role: member.roles[0] ?? '' }]
})
