export default {
  help: 'Hides the events that you have opened, and the other decisions of their requests. What you open from now on stays in the list. This browser keeps your last 1,000 events until you sign out.',
}
