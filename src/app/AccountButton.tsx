import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { usePrincipal } from '../components/use-principal'
import { AccountIcon } from '../ui/icons'
import { useTexts } from '../ui/language'
import { Tip } from '../ui/Tip'
import { appTexts } from './texts'

type Props = { open: boolean; onOpen: (anchor: HTMLElement) => void }

/**
 * Opens the account, and says whose it is: on wide screens by name, and to screen readers on all. It is as wide before the
 * name is known as after, so that no button beside it moves.
 */
export function AccountButton({ open, onOpen }: Props) {
  const t = useTexts(appTexts)
  const principal = usePrincipal()
  const name = principal && (principal.description || principal.id)
  const label = name === null ? t.account : t.accountOf(name)
  return (
    <Tip title={label}>
      <Button
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => onOpen(event.currentTarget)}
        sx={{
          color: 'text.secondary',
          minWidth: 32,
          width: { xs: 32, md: 144, lg: 192 },
          px: { xs: 0, md: 1 },
          gap: 1,
          justifyContent: { xs: 'center', md: 'flex-start' },
        }}
      >
        <AccountIcon />
        <Box
          component="span"
          sx={{
            display: { xs: 'none', md: 'block' },
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
          }}
        >
          {name}
        </Box>
      </Button>
    </Tip>
  )
}
