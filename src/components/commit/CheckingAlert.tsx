import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import CircularProgress from '@mui/material/CircularProgress'

type Props = { title: string; help: string }

/** Says that the server is asked what became of a press. */
export function CheckingAlert({ title, help }: Props) {
  return (
    <Alert
      severity="warning"
      role="status"
      icon={<CircularProgress aria-hidden size={18} color="inherit" />}
    >
      <AlertTitle>{title}</AlertTitle>
      {help}
    </Alert>
  )
}
