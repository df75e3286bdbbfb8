/** The look of the operator's page: the app's colours, and no file of the app. */
export const OPERATOR_STYLE = `:root {
  color-scheme: dark;
  --void: #07080f; --abyss: #0e0f1c; --raised: #161829; --line: #2b2e47; --edge: #6771a1;
  --ink: #eaecf5; --muted: #acb1ca; --system: #4fdcfa; --violet: #af9bfd; --fill: #6143d9;
  --gold: #f4c352; --ember: #fe7b7b; --venom: #57e69f;
  font: 1rem/1.6 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--void); color: var(--ink); overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem min(1rem, 4vw) 4rem; display: grid; gap: 1.25rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; justify-content: space-between; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; color: #fff; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(1.6875rem, 1.3rem + 1.7vw, 2.5rem); }
h2 { font-size: 1.375rem; }
p { margin: 0; }
a { color: var(--system); }
code { font-size: 0.875em; color: var(--violet); }
.panel {
  display: grid; gap: 1rem; padding: clamp(1rem, 3vw, 1.75rem);
  background: linear-gradient(var(--raised), var(--abyss) 55%);
  border: 1px solid var(--line); border-left: 2px solid var(--system); border-radius: 0.375rem;
}
.entry { max-width: 26rem; }
.notice { border-color: var(--venom); }
.quiet { color: var(--muted); font-size: 0.875rem; }
.problem { color: var(--ember); }
.fine { color: var(--venom); }
.red { color: var(--ember); }
.gold { color: var(--gold); }
.line { display: block; font-size: 0.875rem; color: var(--muted); white-space: pre-line; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
dl { display: grid; grid-template-columns: 9rem 1fr; gap: 0.75rem 1rem; margin: 0; }
dt { font-weight: 700; }
dd { margin: 0; }
form { margin: 0; }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; color: var(--muted); }
input, select {
  min-height: 2.75rem; padding: 0 0.75rem; font: inherit; color: var(--ink); width: 100%;
  background: var(--void); border: 1px solid var(--edge); border-radius: 0.375rem;
}
button {
  min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 700; color: #fff; cursor: pointer;
  background: var(--fill); border: 1px solid var(--violet); border-radius: 0.375rem;
}
button:hover { background: #6e56e7; }
:focus-visible { outline: 2px solid var(--system); outline-offset: 2px; }
td button, header button { background: transparent; border-color: var(--edge); color: var(--ink); }
td button:hover, header button:hover { background: var(--line); }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-size: 0.875rem; color: var(--muted); }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
@media (max-width: 40rem) {
  dl { grid-template-columns: 1fr; gap: 0.25rem; }
  dd { margin-bottom: 0.75rem; }
  .row > * { width: 100%; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { padding: 0.75rem 0; border-bottom: 1px solid var(--line); }
  td { padding: 0.125rem 0; border: 0; }
  td[data-name]::before { content: attr(data-name) ": "; color: var(--muted); font-size: 0.875rem; }
}
`;
