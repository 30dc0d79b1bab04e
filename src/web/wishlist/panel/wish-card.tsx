import { ArrowUpRight, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { WishlistItem } from '../../../contract/wishlist.ts'
import { formatMoney } from '../../../domain/closet/format-money.ts'
import { swatchColor } from '../../../domain/closet/colors/swatch-color.ts'
import { Stars } from '../../stylist/curation/outfit/stars.tsx'
import { cardToolClass, cardToolsClass } from '../../ui/pictures/card-tools.ts'
import { RoundButton } from '../../ui/round-button.tsx'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import { priorityLabel } from '../priority-label.ts'
import { WishPicture } from '../wish-picture.tsx'
import { WishPrice } from './wish-price.tsx'

interface WishCardProps {
  readonly wish: WishlistItem
  readonly isBusy: boolean
  readonly onEdit: (wish: WishlistItem) => void
  readonly onRemove: (wish: WishlistItem) => void
  readonly onEvaluate: (wish: WishlistItem) => void
  readonly onBuy: (wish: WishlistItem) => void
}

/** One wish. */
export function WishCard({ wish, isBusy, onEdit, onRemove, onEvaluate, onBuy }: WishCardProps) {
  const { name, brand, color, picture, priority, currentPrice, targetPrice, size } = wish
  const facts = [color, brand, size && `size ${size}`].filter(Boolean)
  return (
    <li aria-busy={isBusy} className="group min-w-0 aria-busy:opacity-50">
      <article aria-label={name}>
        <div className="bg-tile relative aspect-4/5">
          <WishPicture picture={picture} alt={name} loading="lazy" />
          <CardTools {...{ wish, isBusy, onEdit, onRemove }} />
        </div>
        <h3 className="type-name tablet:pt-2.5 pt-2 break-words">{name}</h3>
        {facts.length > 0 && (
          <p className="type-note text-quiet mt-0.5 flex items-center gap-[7px]">
            {color && <Swatch color={swatchColor(color)} />}
            <span className="truncate">{facts.join(' · ')}</span>
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-serif text-[1.0625rem] leading-6">
            {currentPrice ? formatMoney(currentPrice, 'USD') : 'No price'}
          </span>
          <span className="type-note text-quiet">
            {targetPrice ? `target ${formatMoney(targetPrice, 'USD')}` : 'no target'}
          </span>
        </p>
        <WishPrice wish={wish}>
          <p className="border-line type-note text-quiet mt-2.5 flex flex-wrap items-center gap-x-2 border-t pt-2.5">
            <Stars priority={priority} />
            {priorityLabel(priority)}
          </p>
        </WishPrice>
        <div className="-my-1 flex flex-wrap justify-between gap-x-5">
          <TextAction onClick={() => onEvaluate(wish)}>Would I wear it?</TextAction>
          <TextAction disabled={isBusy} onClick={() => onBuy(wish)}>
            I bought it
          </TextAction>
        </div>
      </article>
    </li>
  )
}

function TextAction(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="type-note hover:text-quiet h-11 underline decoration-1 underline-offset-4"
      {...props}
    />
  )
}

function CardTools({ wish, isBusy, onEdit, onRemove }: Omit<WishCardProps, 'onEvaluate' | 'onBuy'>) {
  return (
    <>
      <button
        type="button"
        aria-label={`Edit ${wish.name}`}
        className="absolute inset-0"
        onClick={() => onEdit(wish)}
      />
      <div className={cardToolsClass}>
        <RoundButton
          label={`Open ${wish.name}`}
          title="Open"
          // The picture is the same button.
          tabIndex={-1}
          className={cardToolClass}
          onClick={() => onEdit(wish)}
        >
          <ArrowUpRight aria-hidden size={16} className="stroke-icon" />
        </RoundButton>
        <RoundButton
          label={`Delete ${wish.name}`}
          title="Delete"
          disabled={isBusy}
          className={cardToolClass}
          onClick={() => onRemove(wish)}
        >
          <Trash2 aria-hidden size={16} className="stroke-icon" />
        </RoundButton>
      </div>
    </>
  )
}
