import Paper from '@mui/material/Paper'
import Popper from '@mui/material/Popper'

type Props = { id: string; anchor: HTMLElement | null; title: string }

export function TipBubble({ id, anchor, title }: Props) {
  return (
    <Popper
      open
      id={id}
      role="tooltip"
      anchorEl={anchor}
      placement="bottom-start"
      sx={{ zIndex: 'tooltip' }}
    >
      <Paper
        variant="outlined"
        sx={{
          mt: 0.5,
          px: 1,
          py: 0.5,
          maxWidth: 480,
          fontSize: '0.75rem',
          overflowWrap: 'anywhere',
          boxShadow: 4,
        }}
      >
        {title}
      </Paper>
    </Popper>
  )
}
