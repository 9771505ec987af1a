import AppBuilder
import ArgumentParser
import Foundation
import Simulator

/// A person at work: the device on its page, the projects, and a new build at every save.
actor RunSession {
  private let device: Device
  private let server: WebServer
  private let building: BuildingOptions
  private let projects: [String]
  private let terminal = Terminal()

  init(device: Device, server: WebServer, building: BuildingOptions, projects: [String]) {
    self.device = device
    self.server = server
    self.building = building
    self.projects = projects
  }

  /// Serves until the person presses Ctrl-C.
  /// - Throws: `ExitCode.failure` if no project can be built, `WebServer.PortInUse`.
  func run(port: UInt16, opensBrowser: Bool) async throws {
    let interruption = Interruption()
    let output = Task { await tellOutput() }
    defer { output.cancel() }
    var apps: [String: BuiltApp] = [:]
    for project in projects {
      if let app = try? await build(project) { apps[project] = app }
    }
    if apps.isEmpty { throw ExitCode.failure }
    let address = try await server.start(port: port)
    if projects.count == 1, let app = apps[projects[0]] { await open(app) }
    terminal.print("Quince is at \(address.absoluteString)")
    if opensBrowser { await openBrowser(at: address) }
    let watching = Task { await watch(apps) }
    await interruption.wait()
    watching.cancel()
    terminal.tell("\nEnding.")
    await server.stop()
    await device.shutDown()
  }

  private func build(_ project: String) async throws -> BuiltApp {
    let name = URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent
    await server.show(BuildStatus(project: name, phase: .building))
    let start = ContinuousClock.now
    do {
      let app = try await building.buildOrThrow(project)
      try await device.install(app.bundle)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let remarks = app.warnings.map(BuildStatus.Remark.init)
      await server.show(
        BuildStatus(project: name, phase: .succeeded, remarks: remarks, seconds: seconds))
      return app
    } catch let failure as BuildFailure {
      let remarks = failure.diagnostics.map(BuildStatus.Remark.init)
      await server.show(BuildStatus(project: name, phase: .failed, remarks: remarks))
      throw failure
    }
  }

  private func open(_ app: BuiltApp) async {
    do {
      await device.kill(app.bundleIdentifier, how: .user)
      try await device.launch(app.bundleIdentifier)
    } catch {
      terminal.tell("\(error)")
    }
  }

  // MARK: Saving

  private func watch(_ built: [String: BuiltApp]) async {
    var watchers: [String: ProjectWatcher] = [:]
    for project in projects {
      let inputs = built[project]?.inputs ?? [URL(fileURLWithPath: project)]
      watchers[project] = ProjectWatcher(inputs: inputs)
    }
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(300))
      for project in projects where watchers[project]?.hasChanged() == true {
        guard let app = try? await build(project) else { continue }
        if !app.wasUpToDate { await open(app) }
        watchers[project] = ProjectWatcher(inputs: app.inputs)
      }
    }
  }

  // MARK: The terminal

  private func tellOutput() async {
    for await event in await device.events() {
      switch event {
      case .output(_, let line):
        line.isError ? terminal.tell(line.text) : terminal.print(line.text)
      case .report(_, let report):
        terminal.tell("\(report)")
      case .exited(_, let crash?):
        terminal.tell("\(crash)")
      case .stoppedResponding(let bundleID):
        terminal.tell("\(bundleID) does not respond.")
      default:
        break
      }
    }
  }

  private func openBrowser(at address: URL) async {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil,
      let file = try? await server.fileThatOpens(address)
    else { return }
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    opener.arguments = ["xdg-open", file.path]
    opener.standardOutput = FileHandle.nullDevice
    opener.standardError = FileHandle.nullDevice
    try? opener.run()
  }
}

extension BuildStatus.Remark {
  fileprivate init(_ diagnostic: Diagnostic) {
    self.init(
      severity: diagnostic.severity.rawValue,
      message: [diagnostic.message, diagnostic.hint].compactMap { $0 }.joined(separator: "\n"),
      file: diagnostic.file, line: diagnostic.line, column: diagnostic.column,
      excerpt: diagnostic.sourceLine.map { [$0] } ?? [], firstLine: diagnostic.line)
  }
}
