// dependency-cruiser passes swc's syntax tree to a visitor that fails at unknown syntax: `using`, and in older versions
// JSX. It needs imports only, so this removes everything else.
const swc = require('@swc/core')

const { parseFileSync } = swc

swc.parseFileSync = (file, options) => {
  const module = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') })
  const sources = []
  collectSources(module.body, sources)
  const body = sources.map((source) => ({ type: 'ImportDeclaration', specifiers: [], source }))
  return { ...module, body }
}

const sourceOf = {
  ImportDeclaration: (node) => node.source,
  ExportAllDeclaration: (node) => node.source,
  ExportNamedDeclaration: (node) => node.source,
  CallExpression: (node) => (node.callee.type === 'Import' ? node.arguments[0]?.expression : null),
  TsImportType: (node) => node.argument,
}

function collectSources(node, sources) {
  if (typeof node !== 'object' || node === null) return
  const source = sourceOf[node.type]?.(node)
  if (source?.type === 'StringLiteral') sources.push(source)
  for (const child of Object.values(node)) collectSources(child, sources)
}
