/** All French words of the interface but those of the telling, which come with the table. */
export default import.meta.glob<string>(['./*.fr.ftl', '!./telling.*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
