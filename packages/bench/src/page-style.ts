/** The style of the page: six colours that stay apart for the colour-blind, in a light and a dark set. */
export const pageStyle = `
:root { color-scheme: light dark; --ground: #fff; --ink: #1b1f24; --soft: #57606a; --rule: #d8dee4;
  --c0: #0067a3; --c1: #c85200; --c2: #00785a; --c3: #a8437f; --c4: #7a6300; --c5: #5b6b7b; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181d; --ink: #e6eaef; --soft: #9aa5b1; --rule: #333b45;
  --c0: #58b5f0; --c1: #ff9a4d; --c2: #2fd1a0; --c3: #ef9fcb; --c4: #e3d25c; --c5: #a7b7c7; } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 20px 64px; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { margin-top: 3rem; } h3 { margin: 2rem 0 .5rem; font-size: 1rem; }
svg { display: block; max-width: 100%; height: auto; font-size: 12px; }
svg text { fill: var(--ink); } .rule { stroke: var(--rule); } .guide { stroke: var(--soft); stroke-dasharray: 4 4; }
.dot { stroke: var(--ground); fill-opacity: .85; }
.fill-0 { fill: var(--c0); } .fill-1 { fill: var(--c1); } .fill-2 { fill: var(--c2); }
.fill-3 { fill: var(--c3); } .fill-4 { fill: var(--c4); } .fill-5 { fill: var(--c5); }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 0 0 8px; padding: 0; list-style: none; font-size: 14px; }
.legend li { display: flex; align-items: center; gap: 6px; }
.scroll { overflow-x: auto; margin-top: 12px; }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { padding: 3px 10px 3px 0; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
th:first-child { text-align: left; font-weight: 600; } thead th { color: var(--soft); font-weight: 500; }
`;
