import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useEffect, useEffectEvent } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Principal } from '../../api/contract/access'
import { usePrincipalNames } from '../../names/use-principal-names'
import { announce } from '../../ui/announcer'
import { useTexts } from '../../ui/language'
import { newerTexts } from './newer-texts'

type Props = {
  head: number
  /** Who committed it, where an answer has told. */
  by: Principal | null | undefined
  /** The address that shows what it changed, or what does so on the screen that is open. */
  show: string | (() => void)
}

/** Says that a newer head came while the screen was open, and shows it. */
export function NewerNote({ head, by, show }: Props) {
  const t = useTexts(newerTexts)
  const nameOf = usePrincipalNames()
  const news = t.isNewer(head, by ? (nameOf(by) ?? by.id) : null)
  const tell = useEffectEvent(() => announce(news))
  useEffect(() => tell(), [head])
  return typeof show === 'string' ? (
    <Link component={RouterLink} to={show} underline="always">
      {t.show(news)}
    </Link>
  ) : (
    <Button variant="outlined" onClick={show} sx={{ overflowWrap: 'anywhere' }}>
      {t.show(news)}
    </Button>
  )
}
