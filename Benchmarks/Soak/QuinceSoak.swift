import AppBuilder
import ArgumentParser
import Endurance
import Foundation
import Simulator

/// Uses apps for a long time at full speed, and checks that nothing grows without limit, is left
/// behind, or is lost.
@main
struct QuinceSoak: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quince-soak",
    abstract: "Uses apps for a long time and checks that nothing grows, stays behind or is lost.",
    discussion: "Exit codes: 0 all limits are kept, 1 one is not, 64 incorrect usage.")

  @Option(help: "How long random input is played on all apps together, in minutes.")
  var minutes = 30.0

  @Option(help: "Chooses the random input (default: another one each time).")
  var seed = UInt64.random(in: 0..<1_000_000)

  @Option(help: "Launches of an app with 4 MB of images on its first screen.")
  var launches = 1_000

  @Option(help: "Kills of ColorMixer amid slider drags.")
  var kills = 1_000

  @Option(help: "Steps of one flow.")
  var steps = 20_000

  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  /// The projects that receive random input, and the contents that they restore after a kill.
  private static let projects: KeyValuePairs<String, SoakedApp.Memory> = [
    "Apps/HelloEnrique": .beginsAnew(["greeting", "field"]),
    "Apps/HelloRoygbiv": .beginsAnew(["greeting", "field"]),
    "Apps/ColorMixer": .stores([
      "redField", "greenField", "blueField", "redSlider", "greenSlider", "blueSlider", "colorView",
    ]),
    "Tests/Projects/LongTable": .beginsAnew(["rows", "row 1"]),
  ]

  func run() async throws {
    FileHandle.standardError.write(Data("seed \(seed)\n".utf8))
    var report = SoakReport()
    try await play(&report)
    try await performSteps(&report)
    try await launch(&report)
    try await kill(&report)
    print("seed \(seed)\n\(report)")
    if !report.isFine { throw ExitCode.failure }
  }

  // MARK: Random input

  private func play(_ report: inout SoakReport) async throws {
    var apps: [(bundle: URL, memory: SoakedApp.Memory)] = []
    for (project, memory) in Self.projects { apps.append((try await build(project), memory)) }
    // From here on, files that libraries open once and keep open are already open.
    _ = try await LaunchSeries(of: apps[0].bundle, times: 1)
    let filesBefore = ProcessFigures.own.openFiles
    var early = 0
    let start = ContinuousClock.now
    let findings = try await Device.withThrowaway(clock: .manual) { [apps] device in
      var findings = SoakReport()
      for (index, (bundle, memory)) in apps.enumerated() {
        let name = bundle.deletingPathExtension().lastPathComponent
        var app = try await SoakedApp(
          bundle: bundle, on: device, that: memory, seed: seed &+ UInt64(index))
        var failure: (any Error)?
        do {
          try await app.use(seconds: minutes * 60 / Double(apps.count))
        } catch {
          failure = error
        }
        findings.add(
          "\(name): random input", failure.map { "\($0)" } ?? "\(app.actions) actions",
          limit: "no crash, no hang", isKept: failure == nil)
        findings.add(
          "\(name): memory of the app", early: app.memory.warm, late: app.memory.late, factor: 1.05)
        findings.add(
          "\(name): what came back after \(app.kills) kills",
          app.losses.isEmpty ? "all" : "\(app.losses)", limit: "all", isKept: app.losses.isEmpty)
        if early == 0 { early = ProcessFigures.own.residentBytes }
      }
      return findings
    }
    report = findings
    report.add(
      "memory of the device", early: early, late: ProcessFigures.own.residentBytes, factor: 1.05)
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    // libdispatch closes descriptors with a short delay.
    try await Task.sleep(for: .seconds(1))
    let files = ProcessFigures.own.openFiles - filesBefore
    report.add(
      "files left open after \(Int(seconds)) s", "\(files)", limit: "0", isKept: files <= 0)
    let children = ProcessFigures.own.children.count
    report.add("processes left over", "\(children)", limit: "0", isKept: children == 0)
  }

  // MARK: Repeated actions

  private func performSteps(_ report: inout SoakReport) async throws {
    guard steps > 0 else { return }
    let early = min(1_000, max(1, steps / 10))
    let series = try await StepSeries(
      .mixing,
      of: build("Apps/ColorMixer"), early: early, total: steps)
    report.add(
      "\(steps) steps of a flow: memory of the app", early: series.early.app,
      late: series.late.app, factor: 1.1)
    report.add(
      "\(steps) steps of a flow: memory of the device", early: series.early.device,
      late: series.late.device, factor: 1.1)
  }

  private func launch(_ report: inout SoakReport) async throws {
    guard launches > 0 else { return }
    let series = try await LaunchSeries(of: build("Tests/Projects/Pictures"), times: launches)
    report.add(
      "\(launches) launches with 4 MB of images",
      series.failures.isEmpty
        ? String(format: "all well, the slowest in %.2f s", series.slowest)
        : "\(series.failures)",
      limit: "none hangs", isKept: series.failures.isEmpty)
    report.add(
      "\(launches) launches: memory of the device", early: series.memory.early,
      late: series.memory.late, factor: 1.1)
  }

  private func kill(_ report: inout SoakReport) async throws {
    guard kills > 0 else { return }
    let what = "\(kills) kills amid slider drags"
    do {
      let mixer = try await KilledMixer(bundle: build("Apps/ColorMixer"), seed: seed)
      let tally = try await mixer.killAndRelaunch(times: kills)
      report.add(what, "all came back: \(tally)", limit: "all come back", isKept: true)
    } catch {
      report.add(what, "\(error)", limit: "all come back", isKept: false)
    }
  }

  private func build(_ project: String) async throws -> URL {
    try await AppBuilder(options: BuildOptions())
      .build(Self.repository.appendingPathComponent(project)).bundle
  }
}
