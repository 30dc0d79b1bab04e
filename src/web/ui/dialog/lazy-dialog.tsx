import { useEffect, useState, type ComponentType } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isOffline } from '../../offline/connection.ts'
import { showToast } from '../toasts/toast-store.ts'

interface Closable {
  readonly onClose: () => void
}

/** A component whose code is loaded when it is first shown, or before by `load`, which never fails. */
export type LazyComponent<P> = ComponentType<P> & { readonly load: () => Promise<void> }

/**
 * A dialog that loads its code when it first opens. If that fails or crashes, a toast reports it and the page stays.
 * Not React's `lazy`, which never retries a failed import.
 */
export function lazyDialog<P extends Closable>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined
  function LazyDialog(props: P) {
    const { onClose } = props
    const [Dialog, setDialog] = useState(() => Loaded)
    useEffect(() => {
      let isWanted = true
      const show = (component: ComponentType<P>) => {
        Loaded = component
        if (isWanted) setDialog(() => component)
      }
      // Another instance may have loaded it since this render.
      if (Loaded) show(Loaded)
      else load().then(show, () => isWanted && reportFailure(onClose))
      return () => {
        isWanted = false
      }
    }, [onClose])
    return (
      <ErrorBoundary fallback={null} onError={() => reportFailure(onClose)}>
        {Dialog && <Dialog {...props} />}
      </ErrorBoundary>
    )
  }
  // A failure is reported when it is shown.
  const loadAhead = () =>
    load().then(
      (component) => void (Loaded = component),
      () => {},
    )
  return Object.assign(LazyDialog, { load: loadAhead })
}

function reportFailure(onClose: () => void): void {
  onClose()
  if (isOffline())
    return showToast({
      title: "You're offline",
      description: "This part of Armadio isn't on this device yet. It opens when you're back online.",
    })
  showToast({
    variant: 'destructive',
    title: "Couldn't open this",
    description: 'Part of this page is missing or broken. Reload the page.',
    action: { label: 'Reload', onPress: () => location.reload() },
  })
}
