// src/web/user/settings/theme.ts
{
  const metas = [...document.querySelectorAll('[name=theme-color]')]
  const usual = metas.map((meta) => meta.content)
  const show = () => {
    let theme
    try {
      theme = localStorage.getItem('armadio.theme')
    } catch {}
    const paper = { light: '#fbfaf8', dark: '#161412' }[theme]
    document.documentElement.dataset.theme = paper ? theme : ''
    metas.forEach((meta, at) => (meta.content = paper ?? usual[at]))
  }
  show()
  addEventListener('storage', show)
}

// src/web/main.tsx
{
  globalThis.earlyPresses = []
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('#root button')
      if (button) globalThis.earlyPresses?.push(button)
    },
    true,
  )
}

// src/web/closet/add/drop-zone.tsx
function keepEarlyPhotos(event) {
  const data = event.dataTransfer ?? event.clipboardData
  if (!globalThis.earlyPhotos || !data?.types.includes('Files')) return
  event.preventDefault()
  // What is dragged over the page is dropped later, or not at all.
  if (event.type !== 'dragover') globalThis.earlyPhotos.push(...data.files)
}

if (location.pathname === '/') {
  globalThis.earlyPhotos = []
  for (const type of ['dragover', 'drop', 'paste']) document.addEventListener(type, keepEarlyPhotos)
}
