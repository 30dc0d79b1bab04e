// prettier-ignore
const rough = /\b(?:snow|winter|hiking|trekking|walking|trail|ski|duck|work|lug|moon|mountain)[- ]?(?:boots?|shoes?|sole[sd]?)\b|\b(?:hikers|lug[- ]soled|sorels?|timberlands?|ugg|wellies|wellingtons|rain boots?|rubber boots?)\b/i

/** Whether the name says that shoes are made for bad ground: snow boots, hiking shoes. */
export function hasRoughSole({ name }: { readonly name: string }): boolean {
  return rough.test(name)
}
