/// The rows, in the order they are shown.
extension BenchmarkRow {
  /// All rows.
  package static let all = [
    solverChain, solverForm, solverRows, solverLayout, solverEdit,
    chainLaunch, chainStep, labelsLaunch, labelsStep, tableStep, viewsLaunch, stacksLaunch,
    stacksStep,
    frame, changedFrame,
    step, uiTestStep, play, launch, coldLaunch, sandboxCost, memory,
    touch, slowTouch, drag, slowDrag, pageFrames, slowInspectedDrag, inspectedPageFrames,
    build, unchangedBuild,
    crowdMemory, crowdSteps,
  ]

  // MARK: The constraint solver alone

  /// Every variable is behind another one.
  package static let solverChain = BenchmarkRow(
    "solver-chain", "solver: a chain of constraints", sizes: [100, 300, 1_000, 2_000, 10_000],
    of: "variables", beside: ["kiwi"])
  /// Labels and fields as wide as each other.
  package static let solverForm = BenchmarkRow(
    "solver-form", "solver: a form of labels and fields", sizes: [125, 250, 500], of: "rows",
    beside: ["kiwi"])
  /// Three labels in each row, one of which takes the width that the others leave.
  package static let solverRows = BenchmarkRow(
    "solver-rows", "solver: rows of three labels", sizes: [125, 250, 500], of: "rows",
    beside: ["kiwi"])
  /// A window with parts, built.
  package static let solverLayout = BenchmarkRow(
    "solver-layout", "solver: a window of some 60 constraints", beside: ["kiwi"])
  /// A window with parts, made wider and higher.
  package static let solverEdit = BenchmarkRow(
    "solver-edit", "solver: the same window, resized", sizes: [100, 1_000], of: "times",
    beside: ["kiwi"])

  // MARK: Apps that are large

  /// Labels in a scroll view, each below another one.
  package static let chainLaunch = BenchmarkRow(
    "chain-launch", "launch with labels chained by constraints", sizes: [100, 1_000, 4_000],
    of: "labels")
  /// The first of them is changed.
  package static let chainStep = BenchmarkRow(
    "chain-step", "step among labels chained by constraints", sizes: [100, 1_000, 4_000],
    of: "labels")
  /// Labels in a scroll view, with frames.
  package static let labelsLaunch = BenchmarkRow(
    "labels-launch", "launch with plain labels", sizes: [100, 1_000, 4_000], of: "labels")
  /// The first of them is changed.
  package static let labelsStep = BenchmarkRow(
    "labels-step", "step among plain labels, most off the screen", sizes: [100, 1_000, 4_000],
    of: "labels")
  /// A visible row is changed.
  package static let tableStep = BenchmarkRow(
    "table-step", "step in a table", sizes: [10_000, 100_000, 400_000], of: "rows")
  /// Small views that all are on the screen.
  package static let viewsLaunch = BenchmarkRow(
    "views-launch", "first frame of small views", sizes: [5_000, 20_000], of: "views")
  /// Each stack view holds a label and the next stack view.
  package static let stacksLaunch = BenchmarkRow(
    "stacks-launch", "launch with nested stack views", sizes: [10, 25, 50], of: "levels")
  /// The innermost label is changed.
  package static let stacksStep = BenchmarkRow(
    "stacks-step", "step among nested stack views", sizes: [10, 25, 50], of: "levels")

  // MARK: Pixels

  /// A frame as tall as a phone's.
  package static let frame = BenchmarkRow(
    "frame", "drawing 60 rounded views and 60 labels at 1170 × 2532 pixels", beside: ["bare Cairo"])
  /// The frame after it.
  package static let changedFrame = BenchmarkRow(
    "changed-frame", "the same frame with one label changed", beside: ["bare Cairo"])

  // MARK: Flows and launches

  /// A tap, and an assertion of its effect.
  package static let step = BenchmarkRow(
    "step", "a flow's step (find, tap, settle, assert)", beside: ["Playwright", "Selenium"])
  /// A tap, and an assertion of its effect, of a UI test.
  package static let uiTestStep = BenchmarkRow(
    "ui-test-step", "a UI test's step (tap, exists)", beside: ["a flow", "Playwright", "Selenium"])
  /// The whole command.
  package static let play = BenchmarkRow("play", "quince play with one flow, start to exit")
  /// An app, from the tap on its icon to the visible result.
  package static let launch = BenchmarkRow(
    "launch", "launch of a built app to its first frame")
  /// The same if no process waits for it.
  package static let coldLaunch = BenchmarkRow(
    "cold-launch", "the same, with the start of its process")
  /// The time that the sandbox adds to that.
  package static let sandboxCost = BenchmarkRow(
    "sandbox", "time spent in the sandbox, included above")
  /// The memory of an app's process.
  package static let memory = BenchmarkRow("memory", "app process, resident", in: .megabytes)

  // MARK: Touches

  /// As a person feels it.
  package static let touch = BenchmarkRow(
    "touch", "touch in to frame out, 60 views with constraints")
  /// As a person feels it at worst.
  package static let slowTouch = BenchmarkRow("touch-p99", "the same, 99th percentile")
  /// As a person feels it in the browser.
  package static let drag = BenchmarkRow("drag", "input in Chromium to the changed canvas")
  /// As a person feels it in the browser at worst.
  package static let slowDrag = BenchmarkRow("drag-p95", "the same, 95th percentile")
  /// The page's frames in the meantime.
  package static let pageFrames = BenchmarkRow(
    "page-frames", "frames shown on the page during a drag", in: .framesPerSecond)
  /// The worst case for someone who looks into the app.
  package static let slowInspectedDrag = BenchmarkRow(
    "inspected-drag-p95", "input to the changed canvas with the inspector open, 95th percentile")
  /// The page's frames in the meantime.
  package static let inspectedPageFrames = BenchmarkRow(
    "inspected-page-frames", "frames shown on the page at the same time", in: .framesPerSecond)

  // MARK: Builds

  /// From nothing.
  package static let build = BenchmarkRow("build", "clean build of a 5-file app")
  /// To no purpose.
  package static let unchangedBuild = BenchmarkRow(
    "unchanged-build", "build with nothing changed")

  // MARK: Many devices

  /// All processes, with shared memory counted once.
  package static let crowdMemory = BenchmarkRow(
    "crowd-memory", "memory of simultaneous devices, including their apps", in: .megabytes,
    sizes: [200], of: "devices", beside: ["as many alone"])
  /// All devices together.
  package static let crowdSteps = BenchmarkRow(
    "crowd-steps", "steps on simultaneous devices", in: .stepsPerSecond, sizes: [200],
    of: "devices", beside: ["one alone"])
}
