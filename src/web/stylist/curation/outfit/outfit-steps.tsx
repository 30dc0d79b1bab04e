import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { OutfitCuration } from '../../../../contract/stylist/stylist.ts'
import { Button } from '../../../ui/button.tsx'
import type { useCuration } from '../use-curation.ts'

interface OutfitStepsProps {
  readonly shown: OutfitCuration
  readonly curation: ReturnType<typeof useCuration>
}

/** Back and Forward through the outfits from Shuffle and Swap; renders nothing for a single one. */
export function OutfitSteps({ shown, curation: { isChanging, showVersion } }: OutfitStepsProps) {
  const { version, versions } = shown
  if (versions < 2) return null
  // Not `disabled`: the pressed button keeps the focus at the end.
  const step = (to: number) => {
    const isEnd = to < 1 || to > versions
    return {
      look: 'text',
      size: 'small',
      className: 'px-2! aria-disabled:text-quiet aria-disabled:cursor-default aria-disabled:opacity-60',
      'aria-disabled': isEnd || isChanging,
      onClick: () => {
        if (!isEnd) showVersion(to)
      },
    } as const
  }
  return (
    <div role="group" aria-label="Outfits so far" className="-mx-2 flex items-center gap-1">
      <Button {...step(version - 1)} icon={<ArrowLeft aria-hidden size={15} className="stroke-icon" />}>
        Back
      </Button>
      <span className="type-note text-quiet px-1 whitespace-nowrap">
        Outfit {version} of {versions}
      </span>
      <Button {...step(version + 1)}>
        Forward
        <ArrowRight aria-hidden size={15} className="stroke-icon" />
      </Button>
    </div>
  )
}
