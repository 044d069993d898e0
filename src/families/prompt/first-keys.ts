import { PROMPT_KEYS } from '../../api/contract/prompts'

/** The Prompt keys of 1.0, which every later server has too (contract §5). */
export const FIRST_PROMPT_KEYS = PROMPT_KEYS.filter((key) => !/^(atomic|topic)_memory\./.test(key))
