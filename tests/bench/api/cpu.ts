import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** For benchmarks: milliseconds of processor time that a process and its ended children have used so far. */
export function cpuOf(pid: number): number {
  const fields = statOf(pid)
  if (!fields) return 0
  const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
  return (ticks * 1000) / ticksPerSecond
}

/** The same for a process and all that it has started and that still run: a PostgreSQL server by its postmaster. */
export function cpuOfFamily(pid: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === String(pid),
  )
  const live = children.reduce((sum, child) => sum + cpuOf(Number(child)), 0)
  return cpuOf(pid) + live
}

/** The process that has started this one. */
export function parentOf(pid: number): number {
  return Number(statOf(pid)?.[1] ?? 0)
}

/** The fields of /proc/<pid>/stat after the name; undefined when the process is gone. */
function statOf(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
