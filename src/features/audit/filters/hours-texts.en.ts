export default {
  help: (zone: string) => `22-6, in ${zone}`,
  fault: 'Two hours from 0 to 24, like 22-6',
}
