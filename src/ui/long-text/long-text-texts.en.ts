export default {
  keys: 'Tab leaves the text; Ctrl F or ⌘ F searches in it.',
}
