import Typography from '@mui/material/Typography'
import type { IdKind } from '../api/contract/askable'
import { useTexts } from '../ui/language'
import { idTexts } from './id-texts'
import { IdText } from './IdText'

/** Longest piece of an impossible id that is shown. */
const SHOWN_MAX = 256

/** An id that cannot exist, and the rule that it breaks. Loaded when it is needed: few people ever see it. */
export function IdRule({ kind, id }: { kind: IdKind; id: string }) {
  const t = useTexts(idTexts)
  return (
    <>
      <Typography variant="body2" sx={{ maxWidth: '80ch' }}>
        {t.names[kind]}{' '}
        <IdText id={id.length > SHOWN_MAX ? `${id.slice(0, SHOWN_MAX)}…` : id} whole />
      </Typography>
      <Typography variant="body2" sx={{ maxWidth: '80ch', mt: 0.5 }}>
        {t.rules[kind]} {t.nothingSent}
      </Typography>
    </>
  )
}
