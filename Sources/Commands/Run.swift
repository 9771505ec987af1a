import AppBuilder
import ArgumentParser
import DeviceProtocol
import Flows
import Foundation
import Sandbox
import Simulator

/// The command `quince run`.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run projects on a simulated device in the browser, and rebuild them on save.",
    discussion: """
      With one project, the device opens its app. With several, it shows the home screen. The \
      apps' output appears in the terminal. Press Ctrl-C to quit.

      Exit codes: 0 quit with Ctrl-C, 1 nothing could be built or served, 64 incorrect usage.
      """)

  @Argument(
    help: """
      One or more .xcodeproj, folders that contain one, Swift files, or workspaces, with all \
      their apps.
      """,
    completion: .file())
  var projects: [String]

  @Option(
    help: """
      Serve the page on this port. 0 means the last one, so that open pages reconnect, or \
      another free one.
      """)
  var port: UInt16 = 0

  @Flag(inversion: .prefixedNo, help: "Open the page in the browser.")
  var open = true

  @Flag(
    help: "Give the page a new URL. The old one, which open pages use, stops working.")
  var newLink = false

  @Flag(help: "Let VS Code show the page in a panel. Other sites still can't embed it.")
  var embed = false

  @Flag(
    help: """
      First erase the apps' data on the model that the device starts as, and the device's \
      settings. The data on other models is kept.
      """)
  var erase = false

  @Option(
    help: "Use a separate device with this name and its own data.",
    transform: DeviceName.init)
  var deviceName: DeviceName?

  @Option(
    help: ArgumentHelp(
      "Record your actions as a flow, and write it when you press Ctrl-C.",
      valueName: "flow.yaml"), completion: .file(extensions: ["yaml", "yml"]))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Record what the first device's apps load, and write it when you press Ctrl-C.",
      valueName: "file.har"), completion: .file(extensions: ["har"]))
  var recordNetwork: String?

  @Flag(
    help: "Keep passwords, tokens, and cookies in the recording of --record-network.")
  var keepSecrets = false

  @Option(
    help: ArgumentHelp(
      "Show up to 8 devices side by side, such as “iPhone SE, iPad:dark:landscape”.",
      discussion: """
        After the name of a model, you can add options, each after a colon: light or dark; \
        portrait or landscape; a text size (XS to XXXL, AccessibilityM to AccessibilityXXXL, or \
        largest); a language and region, such as de-DE.
        """,
      valueName: "list"),
    transform: SideBySide.init)
  var devices: SideBySide?

  @Option(
    help: ArgumentHelp(
      """
      Open lines from the inspector with this command, such as 'code -g {file}:{line}' \
      (default: a vscode:// link).
      """,
      valueName: "command"),
    transform: EditorCommand.init)
  var editor: EditorCommand?

  @Flag(
    help: ArgumentHelp(
      "Let each app wait until a debugger is attached, before its code runs.", visibility: .hidden))
  var waitForDebugger = false

  @OptionGroup var sharing: ShareOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func validate() throws {
    guard !keepSecrets || recordNetwork != nil else {
      throw ValidationError("--keep-secrets needs --record-network.")
    }
    guard recordNetwork == nil || deviceOptions.replayNetwork == nil else {
      throw ValidationError("--record-network can't be used with --network FILE.har.")
    }
    guard devices == nil || !deviceOptions.isKindChosen else {
      throw ValidationError(
        "--devices can't be used with --device, --appearance, or --locale.")
    }
    guard let system = deviceOptions.requestedSystem else { return }
    for kind in devices?.kinds ?? [] { try DeviceKindOptions.check(kind.model, system) }
  }

  func run() async throws {
    let terminal = Terminal()
    let storage = DeviceStorage.folder(of: deviceName)
    let lock: StorageLock
    let record: OutputFile?
    let archive: OutputFile?
    do {
      record = try self.record.map(OutputFile.init)
      archive = try recordNetwork.map(OutputFile.init)
      lock = try StorageLock(storage)
    } catch {
      terminal.tell(error)
      throw ExitCode.failure
    }
    defer { withExtendedLifetime(lock) {} }
    let sandbox = building.sandbox(
      hasNetwork: deviceOptions.network ?? true, replaying: deviceOptions.replayNetwork,
      isWatched: true,
      recordsNetwork: recordNetwork != nil)
    if let gaps = sandbox.triedMeans.warning { terminal.tell(gaps) }
    let device = try await device(in: storage, sandbox)
    deviceOptions.noteSystem(to: terminal)
    await device.setInspectable(true)
    if waitForDebugger {
      DebuggerWatch.start(getppid())
      await device.setHoldsLaunches(true)
    }
    let folders = ProjectFolders()
    let recording = RecordingSession(
      device: device,
      sandbox: building.sandbox(
        hasNetwork: deviceOptions.network ?? false, replaying: deviceOptions.replayNetwork),
      folder: { folders.folder(of: $0) })
    let server = WebServer(
      device: device, address: PageAddress(in: storage), renewsLink: newLink,
      isEmbeddable: embed, recording: recording,
      openFile: editor.map { $0.open }, camera: LiveCamera(),
      steps: LiveSteps())
    do {
      let session = RunSession(
        device: device, server: server, building: debuggableBuilding,
        system: await system(of: device), sharing: sharing,
        projects: try await projects(terminal), folders: folders,
        waitsForDebugger: waitForDebugger)
      let erases = erase
      try await session.run(
        port: port, opensBrowser: open, recorded: record.map { (recording, $0) },
        beside: devices?.kinds.dropFirst().map { $0 } ?? []
      ) { kind, storage in
        try await Device.make(kind, storage: storage, erased: erases, sandbox)
      }
      if let archive { try await write(device, to: archive, terminal) }
    } catch let code as ExitCode {
      throw code
    } catch {
      terminal.tell(error)
      throw ExitCode.failure
    }
  }

  /// The options for building the projects.
  private var debuggableBuilding: BuildingOptions {
    var options = building
    if waitForDebugger { options.isDebuggable = true }
    return options
  }

  /// Writes what the apps have loaded.
  private func write(_ device: Device, to file: OutputFile, _ terminal: Terminal) async throws {
    let (all, lost) = await device.recordedExchanges
    let exchanges = keepSecrets ? all : all.map(\.withoutSecrets)
    try file.write(
      try HARWriter.data(exchanges, version: Quince.configuration.version))
    let rest = lost > 0 ? "; \(lost) more didn't fit into the file" : ""
    terminal.print("Requests: \(file.url.path) (\(exchanges.count)\(rest))")
  }

  /// Returns the only device, or the first of several.
  private func device(in storage: URL, _ sandbox: SandboxSettings) async throws -> Device {
    if let kind = devices?.kinds.first {
      return try await Device.make(kind, storage: storage, erased: erase, sandbox)
    }
    var settings = erase ? KeptSettings() : KeptSettings(in: storage)
    deviceOptions.override(&settings)
    let model = try deviceOptions.device ?? settings.model.map(DeviceModel.named)
    if let model, let system = settings.system { try DeviceKindOptions.check(model, system) }
    let device = Device(model: model, storage: storage, clock: .real, sandbox: sandbox)
    await device.keepSettings(from: settings)
    await device.startPrewarming()
    if erase { try await device.erase() }
    return device
  }

  /// Returns the system to build for: the one that the user chose, now or earlier, or the oldest one
  /// that runs on all models.
  private func system(of device: Device) async -> SystemChoice {
    if let system = await device.chosenSystem ?? deviceOptions.requestedSystem {
      return .exactly(system)
    }
    let model = await device.model
    let models = devices?.kinds.map(\.model) ?? [model]
    return .atLeast(models.map(\.firstSystem).max() ?? .oldest)
  }

  /// Returns the projects.
  ///
  /// Each workspace is replaced with its projects, which are printed.
  private func projects(_ terminal: Terminal) async throws -> [String] {
    var all: [String] = []
    for place in projects {
      let url = URL(fileURLWithPath: place)
      guard ProjectFinder.isWorkspace(url) else {
        all.append(place)
        continue
      }
      let own = try await AppBuilder(options: building.options()).projects(of: url)
      let names = own.map { $0.deletingPathExtension().lastPathComponent }
      terminal.tell("Apps in \(url.lastPathComponent): \(names.joined(separator: ", "))")
      all += own.map(\.path)
    }
    return all
  }
}

extension Device {
  /// Creates a device of a kind.
  fileprivate static func make(
    _ kind: DeviceKind, storage: URL, erased: Bool, _ sandbox: SandboxSettings
  ) async throws -> Device {
    let device = Device(
      model: kind.model, storage: storage, appearance: kind.appearance,
      contentSizeCategory: kind.contentSizeCategory, locale: kind.locale, clock: .real,
      sandbox: sandbox)
    await device.rotate(to: kind.orientation)
    await device.startPrewarming()
    if erased { try await device.erase() }
    return device
  }
}
