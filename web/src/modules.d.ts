declare module '*.json?icons' {
  const paths: Record<string, string>
  export default paths
}

declare module '*.json?parts' {
  const parts: Record<string, string[]>
  export default parts
}

declare module '*.md' {
  import type { Chapter } from '../plugins/rule-pages.ts'
  const chapters: Chapter[]
  export default chapters
}
