import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTexts } from '../../ui/language'
import { CopyButton } from '../CopyButton'
import type { Written } from './export-writer'
import { Facts } from './Facts'
import { receiptName } from './file-names'
import { fileTexts } from './texts'

type Props = {
  name: string
  written: Written
  /** It has a receipt beside it; a bundle carries its own. */
  hasReceipt: boolean
  more?: readonly (readonly [name: string, value: ReactNode])[]
  /** What its SHA-256 proves, or what to do with it. */
  help: string
}

/** A file that was made, by which it can be told from any other, and the command that checks it. */
export function WrittenFacts({ name, written, hasReceipt, more = [], help }: Props) {
  const t = useTexts(fileTexts)
  const { bytes, sha256 } = written
  const files = hasReceipt ? [name, receiptName(name)] : [name]
  return (
    <>
      <Facts
        name={t.file}
        facts={[
          [t.file, name],
          ...(hasReceipt ? [[t.receipt, receiptName(name)] as const] : []),
          [t.bytes, t.size(bytes)],
          ...more,
          [
            t.sha,
            <>
              <code>{sha256}</code> <CopyButton value={sha256} what={t.sha} />
            </>,
          ],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {help} {t.verify}
      </Typography>
      <Box
        component="code"
        sx={{ overflowWrap: 'anywhere', bgcolor: 'neutral.soft', p: 1, borderRadius: 1 }}
      >
        {`npm run verify-export -- ${files.map((file) => `"${file}"`).join(' ')}`}
      </Box>
    </>
  )
}
