import { sizeIn } from '../../lib/language/size-in'

export default {
  size: sizeIn('en'),
  format: 'Format',
  csv: 'CSV',
  csvHelp:
    'For spreadsheets: a column for each field. Text that could run as a formula gets an apostrophe in front.',
  jsonl: 'JSON Lines',
  file: 'File',
  receipt: 'Receipt',
  bytes: 'Size',
  sha: 'SHA-256',
  verify: 'Check it with:',
}
