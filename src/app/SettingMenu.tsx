import { useTexts } from '../ui/language'
import { ChoiceMenu } from './ChoiceMenu'
import { appTexts } from './texts'
import { useChoices } from './use-choices'

type Props = { setting: 'theme' | 'language'; anchor: HTMLElement; onClose: () => void }

/** Chooses the theme or the language. */
export function SettingMenu({ setting, anchor, onClose }: Props) {
  const t = useTexts(appTexts)
  const { themes, languages } = useChoices()
  return (
    <ChoiceMenu
      label={t[setting]}
      anchor={anchor}
      choices={setting === 'theme' ? themes : languages}
      onClose={onClose}
    />
  )
}
