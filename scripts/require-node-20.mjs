// Imported first by every command, in old syntax that an old Node can parse.
var majorVersion = parseInt(process.versions.node, 10)
if (majorVersion < 20) {
  console.error(
    'Armadio needs Node 20 or later; this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org and run the command again.',
  )
  process.exit(1)
}
