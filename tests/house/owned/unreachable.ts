import type { Unwritten } from './unwritten.ts'

/** States into which nothing leads yet: what brings the way there, and why. */
type Unreachable = Omit<Unwritten, 'fields'> & { readonly states: readonly string[] }

/** The states that no plain write, no act and no code of the server reaches yet. The list only becomes shorter. */
export const unreachable: readonly Unreachable[] = [
  {
    comesWith: 11,
    because: 'A carrier of faxes or messages may say that only a part arrived.',
    states: ['DocumentTransmission.result: Warning'],
  },
  {
    comesWith: 11,
    because: 'Records from elsewhere are read and matched in the chart.',
    states: [
      'CdaParsingTask.status: InProgress',
      'CdaParsingTask.status: Succeeded',
      'CdaParsingTask.status: Failed',
    ],
  },
  {
    comesWith: 14,
    because: 'Prints become final by signing.',
    states: ['ClinicalDocument.status: Final', 'ClinicalDocument.status: Amended'],
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
  {
    comesWith: 'ambient scribe',
    because: 'No engine turns speech into text yet, so that no transcription ends.',
    states: [
      'Transcription.status: InProgress',
      'Transcription.status: Succeeded',
      'Transcription.status: Failed',
      'Transcription.result: Pending',
      'Transcription.result: Success',
      'Transcription.result: Failed',
      'Transcription.result: Warning',
      'Transcription.result: Hold',
    ],
  },
]
