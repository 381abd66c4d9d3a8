import type { EpisodeFacts, ProgramFacts, SessionFacts } from '#shared/rules/rule-facts.ts'
import {
  fail,
  notChecked,
  type Params,
  pass,
  type RuleCheck,
  type Verdict,
  worstOf,
} from '#shared/rules/verdict.ts'

type Judging = {
  readonly params: Partial<Params<'ProgramSelected'>>
  readonly session: SessionFacts
  readonly program: ProgramFacts
}

/** Is a valid program chosen? (schemas/rules/program-selected.json) */
export const checkProgramSelected: RuleCheck<'ProgramSelected'> = (params, session) => {
  const { program } = session
  if (!program) return params.required === false ? pass : fail('rules.program-selected.missing')

  return worstOf(doubts.map((doubt) => doubt({ params, session, program })))
}

const doubts: readonly ((judging: Judging) => Verdict)[] = [notAllowed, notEnrolled, notOffered, notInProgram]

function notAllowed({ params, program }: Judging): Verdict {
  const allowed = (params.allowedPrograms ?? []).map(({ id }) => id)
  const fits = allowed.length === 0 || allowed.includes(program.id)
  return fits ? pass : fail('rules.program-selected.not-allowed', { program: program.display })
}

function notEnrolled({ params, session, program }: Judging): Verdict {
  const { patient, serviceDate, episodes } = session
  if (params.requireActiveEpisode === false || !patient || !serviceDate) return pass
  if (!episodes) return notChecked
  if (episodes.some((episode) => covers(episode, program.id, serviceDate))) return pass
  return fail('rules.program-selected.no-episode', {
    person: patient.display,
    program: program.display,
    date: serviceDate,
  })
}

/** An enrollment that has since been completed still covers the days that it lasted. */
function covers(episode: EpisodeFacts, programId: string, date: string): boolean {
  const { start, end, status } = episode
  return episode.programId === programId && status !== 'Cancelled' && start <= date && date <= (end ?? date)
}

function notOffered({ params, session: { service }, program }: Judging): Verdict {
  const offered = program.services ?? []
  if (params.serviceOffered === false || !service || offered.length === 0) return pass
  if (offered.includes(service.id)) return pass
  return fail('rules.program-selected.not-offered', { program: program.display, service: service.display })
}

function notInProgram({ params, session: { performer }, program }: Judging): Verdict {
  if (params.practitionerInProgram !== true) return pass
  if (!performer) return notChecked
  if (performer.programs.includes(program.id)) return pass
  return fail('rules.program-selected.not-in-program', {
    performer: performer.display,
    program: program.display,
  })
}
