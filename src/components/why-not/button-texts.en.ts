export default {
  why: 'Why can’t I…?',
}
