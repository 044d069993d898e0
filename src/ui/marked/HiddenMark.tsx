/** @jsxImportSource react */
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { Hidden } from '../../lib/text/hidden-text'
import { useTexts } from '../language'
import { hiddenTexts } from './hidden-texts'

type Props = {
  hidden: Hidden
  /** The characters themselves: what a copy holds. */
  source: string
}

/** The mark that stands for hidden characters. One rule of the theme styles it, wherever it stands. */
export function HiddenMark({ hidden: { kind, codes, count, spells }, source }: Props) {
  const t = useTexts(hiddenTexts)
  const name = t.kinds[kind]
  if (spells !== null) {
    return (
      <code data-source={source} title={codes}>
        {count} {name}
        {t.spells(spells)}
      </code>
    )
  }
  return (
    <code data-source={source} title={name}>
      {codes}
      <span style={visuallyHidden}> {name}</span>
    </code>
  )
}
