import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { AddFromLinkCard } from '../closet/add/link/add-from-link-card.tsx'
import { queuePhotos, type TakenPhotos } from '../closet/add/photo-queue/queue-photos.ts'
import { Bookmarklet } from '../closet/add/link/bookmarklet/bookmarklet.tsx'
import { HandedPageCheck } from '../closet/add/link/bookmarklet/handed-page-check.tsx'
import { handedPageOf } from '../closet/add/link/bookmarklet/handed-page.ts'
import { hostOfLink } from '../closet/add/link/link-address.ts'
import type { TypedWords } from '../closet/add/photo-queue/suggested-fields.ts'
import { usePageTitle } from '../frame/page-title.ts'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { PageHead } from './page-head.tsx'

type Uploading =
  { readonly of: 'one'; readonly words: TypedWords } | { readonly of: 'many'; readonly taken: TakenPhotos }

const AddPhotosDialog = lazyDialog(
  async () => (await import('../closet/add/photo-queue/add-photos-dialog.tsx')).AddPhotosDialog,
)
const AddItemDialog = lazyDialog(
  async () => (await import('../closet/add/add-item-dialog.tsx')).AddItemDialog,
)

/** Adds a product from elsewhere: a page from the bookmarklet, or a link as `?url=`. */
export function AddPage() {
  usePageTitle('Add a Piece')
  const [, navigate] = useLocation()
  const link = new URLSearchParams(useSearch()).get('url')?.trim()
  const [isHanded] = useState(() => location.hash.length > 1)
  const [page] = useState(() => handedPageOf(location.hash))
  const [uploading, setUploading] = useState<Uploading | null>(null)
  const upload = (words: TypedWords) => setUploading({ of: 'one', words })
  const uploadMany = (taken: TakenPhotos) => {
    queuePhotos(taken)
    setUploading({ of: 'many', taken })
  }
  const close = () => setUploading(null)
  // Removes the hash once it is read: such a long address is useless in the history and for sharing.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  const goHome = () => navigate('/')
  return (
    <main id="content" className="measure tablet:pt-8 flex-1 pt-3 pb-16">
      <PageHead title="Add a piece" />
      <div className="mt-6 max-w-110">
        {page && (
          <div className="border-ink border-t py-6">
            <p className="type-note text-quiet break-words">From {hostOfLink(page.url) ?? page.url}</p>
            <HandedPageCheck page={page} onUpload={upload} onAdded={goHome} />
          </div>
        )}
        {!page && isHanded && (
          <p role="alert" className="border-ink text-thread border-t py-6">
            That wasn&apos;t a readable product page. Open the piece in the store and click the bookmark
            again.
          </p>
        )}
        {!page && !isHanded && link && (
          <AddFromLinkCard key={link} initialLink={link} onUpload={upload} onAdded={goHome} />
        )}
        {!page && !link && <WhatThisIsFor />}
      </div>
      {uploading?.of === 'one' && (
        <AddItemDialog initialPhoto={null} words={uploading.words} onSeveral={uploadMany} onClose={close} />
      )}
      {uploading?.of === 'many' && <AddPhotosDialog taken={uploading.taken} onClose={close} />}
    </main>
  )
}

function WhatThisIsFor() {
  return (
    <section aria-labelledby="from-your-browser" className="border-ink border-t py-6">
      <h2 id="from-your-browser" className="type-heading">
        From your browser
      </h2>
      <p className="text-quiet mt-2 mb-4">
        Some stores block automatic reading. Use this bookmark in your own browser, then review the piece
        before adding it.
      </p>
      <Bookmarklet />
    </section>
  )
}
