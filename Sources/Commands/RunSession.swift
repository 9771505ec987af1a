import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Safeguards
import Simulator
import Subprocess

/// A session of `quince run`, which consists of the device on its page, the projects, and a build
/// after each save.
actor RunSession {
  /// An error if an app can't be built for a system.
  private struct NotBuilt: Error, CustomStringConvertible {
    let project: String
    let system: SystemRelease

    var description: String {
      "\(RunSession.name(of: project)) can't be built for \(system.name). The terminal of “quince "
        + "run” shows the errors."
    }
  }

  private let device: Device
  private let server: WebServer
  private let building: BuildingOptions
  /// The system that the projects are built for.
  private var system: SystemChoice
  /// The app of each project that has been built.
  private var apps: [String: BuiltApp] = [:]
  /// The results of the last complete builds, as the page shows them.
  private var statuses: [String: BuildStatus] = [:]
  /// Whether the user knows that the system doesn't have its own design.
  private var hasNotedDesign = false
  private let sharing: ShareOptions
  private let projects: [String]
  private let folders: ProjectFolders
  /// Whether apps wait until a debugger is attached.
  private let waitsForDebugger: Bool
  private let terminal = Terminal()
  /// The page's address, until it's printed.
  private var unprintedAddress: URL?
  /// The tasks that print the output of the devices' apps.
  private var output: [Task<Void, Never>] = []

  init(
    device: Device, server: WebServer, building: BuildingOptions, system: SystemChoice,
    sharing: ShareOptions, projects: [String], folders: ProjectFolders,
    waitsForDebugger: Bool = false
  ) {
    self.waitsForDebugger = waitsForDebugger
    self.system = system
    self.device = device
    self.server = server
    self.building = building
    self.sharing = sharing
    self.projects = projects
    self.folders = folders
  }

  /// Serves the page until the user presses Ctrl-C.
  /// - Parameters:
  ///   - recorded: A recording of the user's actions from the start, with its file.
  ///   - kinds: The kinds of the devices other than the first one.
  ///   - make: A closure that creates another device.
  /// - Throws: `ExitCode.failure` if no project can be built, or `WebServer.PortInUse`.
  func run(
    port: UInt16, opensBrowser: Bool,
    recorded: (session: RecordingSession, file: OutputFile)? = nil, beside kinds: [DeviceKind],
    make: @escaping DeviceGroup.Factory
  ) async throws {
    tellOutput(of: device)
    let group = DeviceGroup(first: device, server: server) { [weak self] kind, storage in
      let device = try await make(kind, storage)
      await self?.tellOutput(of: device, as: kind.model.name)
      return device
    }
    for project in projects { _ = await build(project, for: group) }
    await buildForOneSystem(on: group)
    if apps.isEmpty { throw ExitCode.failure }
    // Up to this point, Ctrl-C simply ends the command.
    let interruption = Interruption()
    let address = try await server.start(port: port)
    unprintedAddress = address
    for kind in kinds { try await group.add(kind) }
    await group.serve { [terminal] in
      terminal.tell("\($0)")
    } build: { [weak self] system in
      try await self?.build(for: system)
    } install: { [weak self, weak group] system in
      if let group { try await self?.install(for: system, on: group) }
    }
    if projects.count == 1, let app = apps[projects[0]] {
      if waitsForDebugger {
        // The debugger finds the app by the page's server.
        Task { await open(app, on: group) }
      } else {
        await open(app, on: group)
      }
    }
    await recorded?.session.start()
    printAddress()
    let share = try await sharing.share(server, terminal)
    if let port = await server.takenPort {
      terminal.tell(
        "Another program is using port \(port), the page's last one. Pages that are still open "
          + "can't reconnect.")
    }
    if opensBrowser { await openBrowser(at: address) }
    let watching = Task { await watch(for: group) }
    let renewing = Task { [terminal, server] in
      for await address in server.renewals { terminal.print(Self.notice(of: address)) }
    }
    await interruption.wait()
    watching.cancel()
    renewing.cancel()
    terminal.tell("\nQuitting.")
    if let recorded {
      await recorded.session.stop()
      try recorded.file.write(Data(await recorded.session.flow.utf8))
      terminal.tell("Flow: \(recorded.file.url.path)")
    }
    withExtendedLifetime(share) {}
    await server.stop()
    await group.shutDown()
    for output in output { await Self.wait(for: output, atMost: .seconds(2)) }
  }

  /// Prints the page's address, unless it's been printed.
  ///
  /// It's the first line of standard output, where scripts and editors expect it, even if an app
  /// prints while it's launched.
  private func printAddress() {
    if let address = unprintedAddress { terminal.print(Self.notice(of: address)) }
    unprintedAddress = nil
  }

  private static func notice(of address: URL) -> TerminalText {
    "Quince is at \(address.absoluteString)"
  }

  /// Waits until the remaining output has been written, unless nobody reads it.
  private static func wait(for task: Task<Void, Never>, atMost time: Duration) async {
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    Task {
      await task.value
      continuation.finish()
    }
    Task {
      try? await Task.sleep(for: time)
      continuation.finish()
    }
    for await _ in ends {}
  }

  /// Builds and installs a project's app.
  ///
  /// If that isn't possible, the reason is printed and the result is `nil`. If another system is
  /// chosen in the meantime, builds for that one.
  private func build(_ project: String, for group: DeviceGroup) async -> BuiltApp? {
    let system = system
    let app = await build(project, for: system, on: group)
    return system == self.system ? app : await build(project, for: group)
  }

  /// Builds a project, and shows the result on the page.
  /// - Parameter group: The devices to install the app on, or `nil` to only build it.
  private func build(
    _ project: String, for system: SystemChoice, on group: DeviceGroup?
  ) async -> BuiltApp? {
    let name = Self.name(of: project)
    let last = statuses[project]
    await server.show(BuildStatus(project: name, phase: .building))
    let start = ContinuousClock.now
    do {
      let app = try await building.buildOrThrow(project, for: system)
      if let group {
        guard system == self.system else { return nil }
        try await group.install(app.bundle, of: app.project)
        apps[project] = app
        folders.note(project, of: app.bundleIdentifier)
        await device.setSources(app.inputs, of: app.bundleIdentifier)
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let remarks = app.warnings.map(BuildStatus.Remark.init)
      await show(
        BuildStatus(project: name, phase: .succeeded, remarks: remarks, seconds: seconds),
        of: project)
      if !app.wasUpToDate { terminal.tell("Built \(name) in \(Self.text(seconds)).") }
      return app
    } catch is CancellationError {
      // The last build's app is still in use.
      await server.show(last ?? BuildStatus(project: name, phase: .succeeded))
      return nil
    } catch let failure as BuildFailure {
      let remarks = failure.diagnostics.map(BuildStatus.Remark.init)
      await show(BuildStatus(project: name, phase: .failed, remarks: remarks), of: project)
      return nil
    } catch {
      terminal.tell("\(name): \(error)")
      let remark = BuildStatus.Remark(severity: "error", message: "\(error)")
      await show(BuildStatus(project: name, phase: .failed, remarks: [remark]), of: project)
      return nil
    }
  }

  /// Shows the result of a build on the page, where it stays until the next one.
  private func show(_ status: BuildStatus, of project: String) async {
    statuses[project] = status
    await server.show(status)
  }

  /// Rebuilds the apps that were built for an older system than another one, because the devices
  /// have a single system.
  private func buildForOneSystem(on group: DeviceGroup) async {
    guard let newest = apps.values.map(\.system).max() else { return }
    noteDesign(of: newest)
    guard case .atLeast(let oldest) = system, oldest < newest,
      apps.values.contains(where: { $0.system < newest })
    else { return }
    system = .atLeast(newest)
    for project in projects where apps[project].map({ $0.system < newest }) == true {
      _ = await replace(project, on: group)
    }
  }

  /// Prints, once, that a system looks like the oldest one.
  private func noteDesign(of system: SystemRelease) {
    guard !system.hasOwnDesign, !hasNotedDesign else { return }
    hasNotedDesign = true
    terminal.write(
      note: "\(system.name) looks like \(SystemRelease.oldest.name) for now, because Quince lacks "
        + "its own design.")
  }

  /// Returns whether the apps were built for the system that the user chose.
  private func isUsed(_ chosen: SystemRelease) -> Bool {
    system == .exactly(chosen) && apps.values.allSatisfy { $0.system == chosen }
  }

  /// Builds the apps for the system that the user chose, without installing them.
  ///
  /// Meanwhile, the apps of the last build keep running.
  /// - Throws: `NotBuilt` if an app doesn't build, or `CancellationError`.
  private func build(for chosen: SystemRelease) async throws {
    guard !isUsed(chosen) else { return }
    for project in projects where apps[project] != nil {
      guard await build(project, for: .exactly(chosen), on: nil) != nil else {
        try Task.checkCancellation()
        throw NotBuilt(project: project, system: chosen)
      }
    }
  }

  /// Installs all projects' apps for the system that the user chose, and relaunches them.
  /// - Throws: `NotBuilt` if an app that was built before no longer builds.
  private func install(for chosen: SystemRelease, on group: DeviceGroup) async throws {
    guard !isUsed(chosen) else { return }
    system = .exactly(chosen)
    noteDesign(of: chosen)
    var failure: NotBuilt?
    for project in projects {
      let wasBuilt = apps[project] != nil
      if await replace(project, on: group) || !wasBuilt { continue }
      failure = failure ?? NotBuilt(project: project, system: chosen)
    }
    if let failure { throw failure }
  }

  /// Rebuilds a project, and relaunches its app if it's in front.
  /// - Returns: Whether the project was built.
  private func replace(_ project: String, on group: DeviceGroup) async -> Bool {
    guard let app = await build(project, for: group) else { return false }
    if await device.front == .app(bundleID: app.bundleIdentifier) {
      await show(app, on: group, relaunches: true)
    } else {
      await group.end(app.bundleIdentifier)
    }
    return true
  }

  private static func name(of project: String) -> String {
    URL(fileURLWithPath: project).deletingPathExtension().lastPathComponent
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.1f s", seconds) }

  private func open(_ app: BuiltApp, on group: DeviceGroup) async {
    do {
      try await group.open(app.bundleIdentifier)
    } catch {
      terminal.tell(error)
    }
  }

  /// Shows an app after it was rebuilt, on the screen where the user was before.
  private func show(
    _ app: BuiltApp, on group: DeviceGroup, relaunches: Bool = false
  ) async {
    do {
      if app.onlyResourcesChanged, !relaunches {
        try await group.reload(app.bundleIdentifier)
      } else {
        try await group.reopen(app.bundleIdentifier)
      }
    } catch {
      terminal.tell(error)
    }
  }

  // MARK: Saving

  private func watch(for group: DeviceGroup) async {
    var watchers: [String: ProjectWatcher] = [:]
    for project in projects {
      let inputs = apps[project]?.inputs ?? [URL(fileURLWithPath: project)]
      watchers[project] = ProjectWatcher(inputs: inputs)
    }
    do {
      let folders = try FolderWatcher()
      for watcher in watchers.values { try watcher.folders.forEach(folders.watch) }
      for await _ in folders.changes {
        // Editors write a file in several steps.
        try await Task.sleep(for: .milliseconds(100))
        for project in projects {
          var inputs: [URL]?
          // A file that's saved during a build causes another build.
          while watchers[project]?.hasChanged() == true {
            guard let app = await build(project, for: group) else { continue }
            if !app.wasUpToDate { await show(app, on: group) }
            inputs = app.inputs
            await buildForOneSystem(on: group)
          }
          if let inputs { watchers[project] = ProjectWatcher(inputs: inputs) }
          try watchers[project]?.folders.forEach(folders.watch)
        }
      }
    } catch let failure as FolderWatcher.Unavailable {
      terminal.tell("\(failure)")
    } catch {
      // The session has ended.
    }
  }

  // MARK: The terminal

  /// Prints the output of a device's apps.
  /// - Parameter name: The device's name, if it isn't the first device.
  private func tellOutput(of device: Device, as name: String? = nil) {
    let follower = device.log.follow()
    output.append(
      Task { [terminal] in
        while let entries = await follower.next() {
          printAddress()
          await terminal.show(name.map { name in entries.map { $0.marked(name) } } ?? entries)
        }
      })
  }

  private func openBrowser(at address: URL) async {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil,
      let file = try? await server.fileThatOpens(address)
    else { return }
    // Some browsers exit only when the user closes them.
    Task {
      try? await Subprocess.run(.name("xdg-open"), arguments: [file.path], output: .discarded)
    }
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
