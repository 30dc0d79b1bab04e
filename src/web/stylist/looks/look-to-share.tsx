import { occasionName, stylePreferenceNames } from '../../../domain/words/request-labels.ts'
import type { ShareSubject } from '../../sharing/share-subject.ts'
import type { Look } from './look.ts'
import { LookCollage } from './look-collage.tsx'

/** A look as input for sharing. */
export function lookToShare(look: Look): ShareSubject {
  const { id, name, pieces, canvas } = look
  const { occasion } = look.origin === 'curated' ? look.curation : look.outfit
  return {
    id,
    title: name,
    theme: look.origin === 'curated' ? styleName(look.curation.stylePreference) : null,
    occasion: occasion === null ? null : occasionName(occasion),
    description:
      look.origin === 'curated' ? look.curation.outfitDescription : (look.outfit.description ?? name),
    collage: <LookCollage name={name} pieces={pieces} canvas={canvas} size="full" className="w-full" />,
  }
}

function styleName(preference: string): string {
  return Object.entries(stylePreferenceNames).find(([name]) => name === preference)?.[1] ?? preference
}
