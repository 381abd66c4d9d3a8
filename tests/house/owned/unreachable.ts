import type { Unwritten } from './unwritten.ts'

/** States into which nothing leads yet: what brings the way there, and why. */
type Unreachable = Omit<Unwritten, 'fields'> & { readonly states: readonly string[] }

/** The states that no plain write, no act and no code of the server reaches yet. The list only becomes shorter. */
export const unreachable: readonly Unreachable[] = [
  {
    comesWith: 'records from elsewhere',
    because: 'A carrier of faxes or messages may say that only a part arrived.',
    states: ['DocumentTransmission.result: Warning'],
  },
  {
    comesWith: 'records from elsewhere',
    because: 'Records from elsewhere are read and matched in the chart.',
    states: [
      'CdaParsingTask.status: InProgress',
      'CdaParsingTask.status: Succeeded',
      'CdaParsingTask.status: Failed',
    ],
  },
  {
    comesWith: 'reports',
    because: 'Nothing runs a report yet, so that none ends.',
    states: [
      'ReportDelivery.result: Pending',
      'ReportDelivery.result: Success',
      'ReportDelivery.result: Warning',
      'ReportDelivery.result: Failed',
      'ReportDelivery.result: Hold',
    ],
  },
]
