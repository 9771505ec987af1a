extension SurveyPage {
  /// The style sheet of the page, for the light and dark appearance.
  static let style = """
    :root { --ink: #1c1c1e; --faint: #62626a; --paper: #f4f4f7; --card: #fff; --line: #d9d9e0;
      --good: #187a35; --fair: #8a5a00; --bad: #b3261e; --other: #62626a; }
    @media (prefers-color-scheme: dark) {
      :root { --ink: #f2f2f7; --faint: #a5a5ae; --paper: #121214; --card: #1f1f23; --line: #3a3a40;
        --good: #62d482; --fair: #f0b955; --bad: #ff8a80; --other: #a5a5ae; }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.45 system-ui, -apple-system, "Segoe UI", sans-serif; }
    main { max-width: 1060px; margin: 0 auto; padding: 24px 16px 64px; }
    h1 { font-size: 28px; margin: 0 0 4px; }
    h2 { font-size: 20px; margin: 0; overflow-wrap: anywhere; }
    p { margin: 4px 0; overflow-wrap: anywhere; }
    .about, .times, .hint, figcaption { color: var(--faint); font-size: 14px; }
    .counts { display: flex; flex-wrap: wrap; gap: 8px; list-style: none; padding: 0; margin: 16px 0; }
    .counts li { background: var(--card); border: 1px solid var(--line); border-radius: 8px;
      padding: 6px 12px; }
    section, .missing { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 16px; margin: 12px 0; }
    section { display: flex; gap: 16px; justify-content: space-between; border-left-width: 6px; }
    .text { flex: 1; min-width: 0; }
    .pictures { display: flex; gap: 12px; align-items: flex-start; }
    figure { margin: 0; text-align: center; }
    img { display: block; width: 140px; max-height: 310px; object-fit: contain;
      border: 1px solid var(--line); border-radius: 10px; background: #000; }
    .outcome { font-weight: 600; }
    .runs { border-left-color: var(--good); } .runs .outcome, .counts .runs b { color: var(--good); }
    .runsWithReports { border-left-color: var(--fair); }
    .runsWithReports .outcome, .counts .runsWithReports b { color: var(--fair); }
    .crashed, .hung, .buildFailed { border-left-color: var(--bad); }
    .crashed .outcome, .hung .outcome, .buildFailed .outcome,
    .counts .crashed b, .counts .hung b, .counts .buildFailed b { color: var(--bad); }
    .notUIKit, .notSurveyed { border-left-color: var(--other); }
    summary { cursor: pointer; padding: 4px 0; }
    .missing > summary { font-weight: 600; }
    .findings { padding-left: 20px; margin: 4px 0; }
    .findings > li { margin: 6px 0; overflow-wrap: anywhere; }
    pre { overflow-x: auto; background: var(--paper); border: 1px solid var(--line);
      border-radius: 8px; padding: 10px; font-size: 13px; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line);
      overflow-wrap: anywhere; }
    @media (max-width: 700px) { section { flex-direction: column; } }
    """
}
