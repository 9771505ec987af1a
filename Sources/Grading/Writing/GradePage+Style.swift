extension GradePage {
  /// The style of the page, in light and dark appearance.
  static let style = """
    :root { --ink: #1c1c1e; --faint: #62626a; --paper: #f4f4f7; --card: #fff; --line: #d9d9e0;
      --good: #187a35; --bad: #b3261e; --good-tint: #e3f4e8; --bad-tint: #fbe6e4; --focus: #0a5fd0; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f7; --faint: #a5a5ae; --paper: #121214; --card: #1f1f23; --line: #3a3a40;
        --good: #62d482; --bad: #ff8a80; --good-tint: #16351f; --bad-tint: #43201d; --focus: #6db1ff; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
    main { padding: 24px 20px 64px; }
    h1 { font-size: 28px; margin: 0 0 4px; overflow-wrap: anywhere; }
    h2 { font-size: 18px; margin: 0 0 8px; overflow-wrap: anywhere; }
    .about, small { color: var(--faint); font-size: 13.5px; font-weight: 400; }
    .about { margin: 0 0 16px; }
    small { display: block; overflow-wrap: anywhere; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .wide { overflow-x: auto; background: var(--card); border: 1px solid var(--line);
      border-radius: 12px; max-width: max-content; }
    table { border-collapse: separate; border-spacing: 0; }
    th, td { padding: 8px 14px; text-align: left; vertical-align: middle;
      border-bottom: 1px solid var(--line); }
    tbody tr:last-child > * { border-bottom: 0; }
    thead th { font-size: 14px; vertical-align: bottom; min-width: 120px; max-width: 180px;
      overflow-wrap: anywhere; }
    thead th:nth-child(2) { min-width: 0; white-space: nowrap; }
    th:first-child { position: sticky; left: 0; background: var(--card); z-index: 1; min-width: 150px;
      max-width: 320px; overflow-wrap: anywhere; border-right: 1px solid var(--line); }
    .points { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .passed, .failed, .absent { text-align: center; }
    .passed { color: var(--good); background: var(--good-tint); }
    .failed { background: var(--bad-tint); padding: 0; }
    .reason { color: var(--bad); overflow-wrap: anywhere; min-width: 260px; }
    .absent { color: var(--faint); }
    button { font: inherit; color: var(--bad); background: none; border: 0; cursor: pointer;
      width: 100%; min-width: 44px; min-height: 44px; padding: 8px; }
    button:hover { text-decoration: underline; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
    [popover] { color: var(--ink); background: var(--card); border: 1px solid var(--line);
      border-radius: 14px; padding: 20px; max-width: min(860px, 94vw); max-height: 92vh;
      overflow: auto; text-align: left; }
    [popover]::backdrop { background: rgb(0 0 0 / 0.45); }
    .failure { display: flex; gap: 20px; justify-content: space-between; }
    .failure > div { flex: 1; min-width: 0; }
    .failure p { margin: 0 0 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
    img { width: 240px; max-height: 80vh; object-fit: contain; align-self: flex-start;
      border: 1px solid var(--line); border-radius: 14px; }
    pre { font: 12.5px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap;
      overflow-wrap: anywhere; background: var(--paper); border-radius: 8px; padding: 10px; margin: 0; }
    @media (max-width: 640px) { .failure { flex-direction: column; } }
    """
}
