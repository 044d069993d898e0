import type { BindingChangeState } from '../../../access/change/use-change'
import type { ApiError } from '../../../api/errors'
import { OutcomeNotice } from '../../../components/commit/OutcomeNotice'
import { useTexts } from '../../../ui/language'
import { changeTexts } from './texts'

type Props = {
  state: BindingChangeState
  /** Milliseconds since 1970 of the last look at the bindings. */
  checkedAt: number
  willRecheck: boolean
  onCheckAgain: () => void
}

function helpOf({ status, code }: ApiError, help: typeof changeTexts.en.help) {
  if (code === 'binding_cardinality_conflict') return help.single
  // The bindings were read after the refusal, and are as they were: it was not this binding that changed (contract §3.4).
  if (code === 'binding-version') return help.met
  switch (status) {
    case 403:
      return help.forbidden
    case 404:
      return help.gone
    case 409:
      return help.stale
    case 422:
      return help.invalid
    default:
      return undefined
  }
}

/** Says what became of a change of a binding, with what would help against each refusal of one. */
export function ChangeNotice(props: Props) {
  const t = useTexts(changeTexts)
  return <OutcomeNotice {...props} words={t} helpFor={(error) => helpOf(error, t.help)} />
}
