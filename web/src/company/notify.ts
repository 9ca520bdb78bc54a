/** Show a notification that leads back to this page; returns how to take it away again. */
export function notify(title: string, body: string, tag: string): () => void {
  const options = { body, tag, icon: new URL('favicon.svg', document.baseURI).href, data: location.href }
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      focus()
      shown.close()
    }
    return () => shown.close()
  } catch {
    return notifyByWorker(title, options)
  }
}

/** Phones let only a service worker notify. */
function notifyByWorker(title: string, options: NotificationOptions & { tag: string }): () => void {
  let wanted = true
  const worker = navigator.serviceWorker?.ready
  void worker?.then((found) => (wanted ? found.showNotification(title, options) : undefined)).catch(() => undefined)
  return () => {
    wanted = false
    void worker?.then(async (found) => {
      for (const shown of await found.getNotifications({ tag: options.tag })) shown.close()
    })
  }
}
