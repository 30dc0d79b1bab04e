import type { WeatherSuggestion } from '../../../../contract/weather.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useIsPhone } from '../../../ui/hooks/use-is-phone.ts'

/** General advice for the weather, with illustrations and without the user's pieces. */
export function WhatToWear({ suggestion }: { readonly suggestion: WeatherSuggestion }) {
  const { recommendation, clothingTypes, clothingDrawings, accessories, layeringTips } = suggestion
  return (
    <>
      <p className="type-lead max-w-[46ch]">{recommendation}</p>
      <ClothingTypes texts={clothingTypes} drawings={clothingDrawings} />
      <div className="tablet:grid-cols-2 mt-10 grid gap-x-12 gap-y-8">
        <Words title="Accessories" texts={accessories} none="None needed." />
        <Words title="Layering tips" texts={layeringTips} none="One layer is enough." />
      </div>
    </>
  )
}

// Fits them in one row on a desktop.
const columns: Readonly<Record<number, string>> = { 4: 'desk:grid-cols-4', 6: 'desk:grid-cols-6' }

interface ClothingTypesProps {
  readonly texts: readonly string[]
  /** Address of the drawing of each text; null where there is none. */
  readonly drawings: readonly (string | null)[]
}

function ClothingTypes({ texts, drawings }: ClothingTypesProps) {
  const isPhone = useIsPhone()
  return (
    <ul
      aria-label="Clothing types"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must be able to scroll it
      tabIndex={isPhone ? 0 : undefined}
      className={classNames(
        'scroll-row tablet:mr-0 tablet:grid tablet:grid-cols-3 tablet:overflow-visible tablet:pr-0 tablet:gap-x-4 tablet:gap-y-8 mt-6 gap-3',
        columns[texts.length] ?? 'desk:grid-cols-5',
      )}
    >
      {texts.map((text, at) => {
        const drawing = drawings[at]
        return (
          <li key={text} className="max-tablet:w-37 flex-none">
            <div className="bg-tile text-tile-quiet grid aspect-4/5 place-items-center">
              {drawing ? (
                <img
                  src={drawing}
                  alt=""
                  decoding="async"
                  className="cloth size-full object-contain p-[8%] dim-in-dark"
                />
              ) : (
                <span aria-hidden className="type-heading px-4 text-center">
                  {text}
                </span>
              )}
            </div>
            <p className="type-name pt-2.5 text-pretty">{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

interface WordsProps {
  readonly title: string
  readonly texts: readonly string[]
  /** Text for an empty list. */
  readonly none: string
}

function Words({ title, texts, none }: WordsProps) {
  return (
    <section>
      <h3 className="type-heading mb-3">{title}</h3>
      <ul className="border-line border-t">
        {(texts.length > 0 ? texts : [none]).map((text) => (
          <li key={text} className="border-line type-ui border-b py-2.5 text-pretty last:border-b-0">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
