import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useNames } from '../../../names/use-names'
import { paths } from '../../../routing/paths'
import { useTexts } from '../../../ui/language'
import { reviewTexts } from './texts'
import type { useReview } from './use-review'

type Props = {
  /** The resource on screen, as the address has it. */
  param: string
  /** The Scope that the screen already shows. */
  here: readonly string[]
  work: ReturnType<typeof useReview>
}

const idOf = (resource: string) => resource.slice('scope:'.length)
const addressOf = ([resource = '', ...others]: readonly string[]) =>
  paths.access({ resource, view: 'review', scope: others.map(idOf) })

/** Links to the kept reviews that hold this Scope and others: the Scope's own address does not lead to them. */
export function KeptWithOthers({ param, here, work }: Props) {
  const t = useTexts(reviewTexts)
  const names = useNames()
  return work
    .withOthers(param)
    .filter((resources) => resources.join() !== here.join())
    .map((resources) => (
      <Alert
        key={resources.join()}
        severity="info"
        action={
          <Button color="inherit" variant="outlined" component={Link} to={addressOf(resources)}>
            {t.goOnWith}
          </Button>
        }
      >
        {t.keptWith(t.list(resources.map(idOf).map((id) => names.scope(id) ?? id)))}
      </Alert>
    ))
}
