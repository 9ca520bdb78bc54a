/* Keeps the page on the device, so that it opens without a network: the helper for the cardboard table whole, a table of the
   server as it was last seen. What the network answers always wins over what is kept, but for files that never change. */
const KEPT = 'deckwright-1'
const MOST = 400
const READ_ONLY = /\/api\/(about|games)(\/|$|\?)/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

/* A page says what it is made of: what it loaded before this worker was there is kept, too. */
self.addEventListener('message', (event) => {
  if (!Array.isArray(event.data?.keep)) return
  event.waitUntil(
    caches.open(KEPT).then(async (cache) => {
      for (const address of event.data.keep) if (!(await cache.match(address))) await fetch(address).then((answer) => put(cache, address, answer), () => null)
      event.ports[0]?.postMessage('kept')
    }),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const address = new URL(request.url)
  if (request.method !== 'GET' || address.origin !== location.origin) return
  if (address.pathname.includes('/assets/')) event.respondWith(fromDevice(request))
  else if (request.mode === 'navigate' || READ_ONLY.test(address.pathname) || !address.pathname.includes('/api/')) event.respondWith(fromNetwork(request))
})

/* "It is your turn" leads back to the table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const table = event.notification.data
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const page = pages.find((one) => one.url === table)
      return page ? page.focus() : self.clients.openWindow(table)
    }),
  )
})

async function fromDevice(request) {
  const cache = await caches.open(KEPT)
  const found = await cache.match(request.url)
  if (found) return found
  const answer = await fetch(request)
  await put(cache, request.url, answer.clone())
  return answer
}

async function fromNetwork(request) {
  const cache = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    await put(cache, request.url, answer.clone())
    return answer
  } catch (error) {
    const found = await cache.match(request.url, { ignoreVary: true })
    if (found) return found
    if (request.mode === 'navigate') return (await cache.match(self.registration.scope, { ignoreVary: true })) ?? Response.error()
    throw error
  }
}

async function put(cache, address, answer) {
  if (!answer.ok) return
  await cache.put(address, answer)
  const kept = await cache.keys()
  for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old)
}
