import { askAgain } from '../device/build.svelte.ts'
import type { FromPage, FromServer, Language } from '../messages.ts'

export type Health = 'connecting' | 'open' | 'lost' | 'closed' | 'gone' | 'sent-away' | 'unreadable'

interface Listeners {
  hear: (message: FromServer) => void
  feel: (health: Health) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 5000
/** Twice as long without a word, and somebody reads that there is no connection. */
const HEARTBEAT = 4000
const OPENS_WITHIN = 8000
const NO_SUCH_TABLE = 4404
/** The table is damaged, or its game is not installed: the seat is kept for the day when it can be opened again. */
const CANNOT_BE_OPENED = 4410
const SENT_AWAY = 'sent-away'

/** One table's socket: says who we are, and comes back by itself whenever it breaks. */
export class Connection {
  #socket: WebSocket | null = null
  #health: Health = 'connecting'
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #opening: ReturnType<typeof setTimeout> | undefined
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #silent = 0

  constructor(
    readonly code: string,
    readonly token: string,
    public language: Language,
    readonly listeners: Listeners,
  ) {
    this.#open()
    addEventListener('online', this.#again)
    addEventListener('offline', this.#break)
    document.addEventListener('visibilitychange', this.#again)
  }

  say(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  /** Say who we are once more, and get everything anew. */
  greet(): void {
    const hello: FromPage = { type: 'hello', language: this.language }
    if (this.token) hello.token = this.token
    this.say(hello)
  }

  close(): void {
    this.#feel('closed')
    clearTimeout(this.#timer)
    clearTimeout(this.#opening)
    clearInterval(this.#heartbeat)
    removeEventListener('online', this.#again)
    removeEventListener('offline', this.#break)
    document.removeEventListener('visibilitychange', this.#again)
    this.#socket?.close()
  }

  #open(): void {
    const address = new URL(`api/tables/${this.code}/socket`, document.baseURI)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    address.hash = ''
    const socket = new WebSocket(address)
    this.#socket = socket
    clearTimeout(this.#opening)
    this.#opening = setTimeout(this.#break, OPENS_WITHIN)
    socket.onopen = () => {
      if (this.#socket !== socket) return
      clearTimeout(this.#opening)
      this.#wait = FIRST_WAIT
      this.#silent = 0
      if (this.#health === 'lost') askAgain()
      this.#feel('open')
      this.greet()
      clearInterval(this.#heartbeat)
      this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return
      this.#silent = 0
      const message = JSON.parse(event.data) as FromServer
      if (message.type !== 'pong') this.listeners.hear(message)
    }
    socket.onclose = (event: CloseEvent) => {
      if (this.#socket !== socket || this.#health === 'closed') return
      clearTimeout(this.#opening)
      clearInterval(this.#heartbeat)
      if (event?.code === NO_SUCH_TABLE) {
        this.#feel('gone')
        return
      }
      if (event?.code === CANNOT_BE_OPENED) {
        this.#feel('unreadable')
        return
      }
      if (event?.reason === SENT_AWAY) {
        this.#feel('sent-away')
        return
      }
      this.#lose()
    }
  }

  /** Ask whether anybody is there; a socket that stays silent twice is as good as broken. */
  #beat(): void {
    if (this.#silent++ >= 2) this.#break()
    else this.say({ type: 'ping' })
  }

  /** Give a socket up. One whose other end cannot be reached tells of its end only after minutes: nobody waits for that. */
  #break = (): void => {
    const socket = this.#socket
    if (!socket || !['connecting', 'open', 'lost'].includes(this.#health)) return
    this.#socket = null
    clearTimeout(this.#opening)
    clearInterval(this.#heartbeat)
    socket.close()
    this.#lose()
  }

  #lose(): void {
    this.#feel('lost')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#open(), this.#wait)
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT)
  }

  /** The network is back, or somebody looks at the page again: do not wait. */
  #again = (): void => {
    if (this.#health !== 'lost' || document.hidden) return
    clearTimeout(this.#timer)
    this.#open()
  }

  #feel(health: Health): void {
    this.#health = health
    this.listeners.feel(health)
  }
}
