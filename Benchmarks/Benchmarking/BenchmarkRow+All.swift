/// The rows, in the order in which they're shown.
extension BenchmarkRow {
  /// All rows.
  package static let all = [
    solverChain, solverForm, solverRows, solverLayout, solverEdit,
    chainLaunch, chainStep, labelsLaunch, labelsStep, tableStep, viewsLaunch, stacksLaunch,
    stacksStep,
    frame, changedFrame,
    step, uiTestStep, agentTap, agentLook, play, launch, coldLaunch, sandboxCost, memory,
    touch, slowTouch, drag, slowDrag, pageFrames, slowInspectedDrag, inspectedPageFrames,
    build, unchangedBuild,
    completion, diagnostics,
    crowdMemory, crowdSteps,
  ]

  // MARK: The constraint solver alone

  /// Solving a system in which each variable depends on the previous one.
  package static let solverChain = BenchmarkRow(
    "solver-chain", "solver: a chain of constraints", sizes: [100, 300, 1_000, 2_000, 10_000],
    of: "variables", beside: ["kiwi"])
  /// Solving a form whose labels and fields have equal widths.
  package static let solverForm = BenchmarkRow(
    "solver-form", "solver: a form of labels and fields", sizes: [125, 250, 500], of: "rows",
    beside: ["kiwi"])
  /// Solving rows of three labels, one of which fills the remaining width.
  package static let solverRows = BenchmarkRow(
    "solver-rows", "solver: rows of three labels", sizes: [125, 250, 500], of: "rows",
    beside: ["kiwi"])
  /// Building the layout of a window with several parts.
  package static let solverLayout = BenchmarkRow(
    "solver-layout", "solver: a window of some 60 constraints", beside: ["kiwi"])
  /// Making a window with several parts wider and higher.
  package static let solverEdit = BenchmarkRow(
    "solver-edit", "solver: the same window, resized", sizes: [100, 1_000], of: "times",
    beside: ["kiwi"])

  // MARK: Apps that are large

  /// Launching an app with labels in a scroll view, each constrained to be below another one.
  package static let chainLaunch = BenchmarkRow(
    "chain-launch", "launch with labels chained by constraints", sizes: [100, 1_000, 4_000],
    of: "labels")
  /// Changing the first of these labels.
  package static let chainStep = BenchmarkRow(
    "chain-step", "step among labels chained by constraints", sizes: [100, 1_000, 4_000],
    of: "labels")
  /// Launching an app with labels in a scroll view that have frames.
  package static let labelsLaunch = BenchmarkRow(
    "labels-launch", "launch with plain labels", sizes: [100, 1_000, 4_000], of: "labels")
  /// Changing the first of these labels.
  package static let labelsStep = BenchmarkRow(
    "labels-step", "step among plain labels, most off the screen", sizes: [100, 1_000, 4_000],
    of: "labels")
  /// Changing a visible row.
  package static let tableStep = BenchmarkRow(
    "table-step", "step in a table", sizes: [10_000, 100_000, 400_000], of: "rows")
  /// Launching an app with small views that are all on the screen.
  package static let viewsLaunch = BenchmarkRow(
    "views-launch", "first frame of small views", sizes: [5_000, 20_000], of: "views")
  /// Launching an app with nested stack views that each contain a label and the next stack view.
  package static let stacksLaunch = BenchmarkRow(
    "stacks-launch", "launch with nested stack views", sizes: [10, 25, 50], of: "levels")
  /// Changing the innermost label.
  package static let stacksStep = BenchmarkRow(
    "stacks-step", "step among nested stack views", sizes: [10, 25, 50], of: "levels")

  // MARK: Pixels

  /// Drawing a frame with the height of a phone's screen.
  package static let frame = BenchmarkRow(
    "frame", "drawing 60 rounded views and 60 labels at 1170 × 2532 pixels", beside: ["bare Cairo"])
  /// Drawing the frame after it.
  package static let changedFrame = BenchmarkRow(
    "changed-frame", "the same frame with one label changed", beside: ["bare Cairo"])

  // MARK: Flows and launches

  /// Tapping, and asserting the effect.
  package static let step = BenchmarkRow(
    "step", "a flow's step (find, tap, settle, assert)", beside: ["Playwright", "Selenium"])
  /// Tapping, and asserting the effect, in a UI test.
  package static let uiTestStep = BenchmarkRow(
    "ui-test-step", "a UI test's step (tap, exists)", beside: ["a flow", "Playwright", "Selenium"])
  /// A coding agent's tap, which answers with what changed.
  package static let agentTap = BenchmarkRow(
    "agent-tap", "a coding agent's tap, with what changed, over the protocol")
  /// A coding agent's look at the screen.
  package static let agentLook = BenchmarkRow(
    "agent-look", "a coding agent's look at the elements, over the protocol")
  /// Running the whole command.
  package static let play = BenchmarkRow("play", "quince play with one flow, start to exit")
  /// Launching an app, from the tap on its icon to the visible result.
  package static let launch = BenchmarkRow(
    "launch", "launch of a built app to its first frame")
  /// Launching an app when no process has been prepared for it.
  package static let coldLaunch = BenchmarkRow(
    "cold-launch", "the same, with the start of its process")
  /// The time that the sandbox adds to a launch.
  package static let sandboxCost = BenchmarkRow(
    "sandbox", "time spent in the sandbox, included above")
  /// The memory usage of an app's process.
  package static let memory = BenchmarkRow("memory", "app process, resident", in: .megabytes)

  // MARK: Touches

  /// The latency of a touch, as users perceive it.
  package static let touch = BenchmarkRow(
    "touch", "touch in to frame out, 60 views with constraints")
  /// The worst latency of a touch that users perceive.
  package static let slowTouch = BenchmarkRow("touch-p99", "the same, 99th percentile")
  /// The latency of a drag in the browser, as users perceive it.
  package static let drag = BenchmarkRow("drag", "input in Chromium to the changed canvas")
  /// The worst latency of a drag in the browser that users perceive.
  package static let slowDrag = BenchmarkRow("drag-p95", "the same, 95th percentile")
  /// The frames of the page during the drag.
  package static let pageFrames = BenchmarkRow(
    "page-frames", "frames shown on the page during a drag", in: .framesPerSecond)
  /// The worst latency of a drag while the app is inspected.
  package static let slowInspectedDrag = BenchmarkRow(
    "inspected-drag-p95", "input to the changed canvas with the inspector open, 95th percentile")
  /// The frames of the page during the drag.
  package static let inspectedPageFrames = BenchmarkRow(
    "inspected-page-frames", "frames shown on the page at the same time", in: .framesPerSecond)

  // MARK: Builds

  /// Building from scratch.
  package static let build = BenchmarkRow("build", "clean build of a 5-file app")
  /// Building without any changes.
  package static let unchangedBuild = BenchmarkRow(
    "unchanged-build", "build with nothing changed")

  // MARK: Editors

  /// Typing a name and a period, until the editor has the completions.
  package static let completion = BenchmarkRow(
    "completion", "a key to its completions, in a project of 50 files", beside: ["sourcekit-lsp"])
  /// Typing a key, until the editor has the errors.
  package static let diagnostics = BenchmarkRow(
    "diagnostics", "a key to its errors and warnings, in the same project",
    beside: ["sourcekit-lsp"])

  // MARK: Many devices

  /// The memory usage of all processes, with shared memory counted once.
  package static let crowdMemory = BenchmarkRow(
    "crowd-memory", "memory of simultaneous devices, including their apps", in: .megabytes,
    sizes: [200], of: "devices", beside: ["as many alone"])
  /// The speed of all devices together.
  package static let crowdSteps = BenchmarkRow(
    "crowd-steps", "steps on simultaneous devices", in: .stepsPerSecond, sizes: [200],
    of: "devices", beside: ["one alone"])
}
