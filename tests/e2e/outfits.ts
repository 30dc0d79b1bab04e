import type { OutfitCuration } from '../../src/contract/stylist/stylist.ts'
import type { OutfitRecommendation } from '../../src/contract/stylist/looks.ts'
import type { Armadio } from './armadio.ts'

/** Creates an outfit around the sample wardrobe's trench coat: classic, for an art gallery in the fall. */
export async function givenCuration(armadio: Armadio): Promise<OutfitCuration> {
  const [coat] = await samples(armadio)
  const { curation } = await post(armadio, '/api/curate-outfit', {
    focusItemId: coat?.id,
    stylePreference: 'classic',
    occasion: 'art-gallery',
    season: 'fall',
  })
  return curation
}

/** Creates a look from the sample wardrobe. */
export async function givenLook(
  armadio: Armadio,
  named: { readonly name: string; readonly occasion: string },
): Promise<OutfitRecommendation> {
  const itemIds = (await samples(armadio)).slice(0, 3).map(({ id }) => id)
  return post(armadio, '/api/outfit-recommendations', { ...named, itemIds })
}

/** Adds the sample wardrobe. Returns its pieces, the trench coat first. */
async function samples(armadio: Armadio): Promise<{ id: string; name: string }[]> {
  await post(armadio, '/api/sample-wardrobe', undefined)
  const closet: { id: string; name: string }[] = await (
    await fetch(`${armadio.address}/api/closet-items`)
  ).json()
  const isCoat = ({ name }: { name: string }) => /trench/i.test(name)
  return [...closet.filter(isCoat), ...closet.filter((item) => !isCoat(item))]
}

async function post(armadio: Armadio, path: string, body: unknown) {
  const answer = await fetch(armadio.address + path, {
    method: 'POST',
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return answer.json()
}
