/** Keep the page on the device, where the browser can: it then opens without a network. Resolves when all of it is kept. */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !isSecureContext || import.meta.env.DEV) return false
  const home = new URL('.', document.baseURI).href
  await navigator.serviceWorker.register(new URL('sw.js', home), { scope: home })
  const { active } = await navigator.serviceWorker.ready
  if (!active) return false
  const loaded = performance.getEntriesByType('resource').map((one) => one.name)
  const keep = [home, ...loaded.filter((name) => name.startsWith(home) && !/\/api\/(?!about|games)/.test(name))]
  return new Promise((done) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => done(true)
    active.postMessage({ keep: [...new Set(keep)] }, [channel.port2])
  })
}
