import AppBuilder
import ArgumentParser
import Flows
import Foundation
import Sandbox
import Simulator

/// `quince run`
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs projects on a simulated device in the browser, and builds them anew on save.",
    discussion: """
      With one project its app is opened; with several the home screen is. What the apps print \
      appears here. Ctrl-C ends it all.

      Exit codes: 0 ended by Ctrl-C, 1 nothing could be built or served, 64 wrong usage.
      """)

  @Argument(
    help:
      "One .xcodeproj or more, folders that hold one, or workspaces, of which every app is taken.",
    completion: .directory)
  var projects: [String]

  @Option(
    help: """
      The port to serve on this time (default: the free one that was found last, so that open pages come back, or \
      another free one).
      """)
  var port: UInt16 = 0

  @Flag(inversion: .prefixedNo, help: "Open the page in the browser.")
  var open = true

  @Flag(
    help: "Give the page a new address; the one of last time, which open pages have, stops working."
  )
  var newLink = false

  @Flag(help: "Erase the data of all apps and the device's settings first.")
  var erase = false

  @Option(
    help: "A name of your own for the device, which then has data of its own.",
    transform: DeviceName.init)
  var deviceName: DeviceName?

  @Option(
    help: ArgumentHelp(
      "Record what you do with the app as a flow, which is written when you press Ctrl-C.",
      valueName: "flow.yaml"), completion: .file(extensions: ["yaml", "yml"]))
  var record: String?

  @Option(
    help: ArgumentHelp(
      "Devices to show side by side, 8 at most, such as “iPhone SE, iPad:dark:landscape”.",
      discussion: """
        After the name of a device, each after a colon, can follow: light or dark; portrait or landscape; a size of \
        text (XS to XXXL, AccessibilityM to AccessibilityXXXL, or largest); a language and a region, such as de-DE.
        """,
      valueName: "list"),
    transform: SideBySide.init)
  var devices: SideBySide?

  @Option(
    help: ArgumentHelp(
      "What the inspector opens files with, such as 'code -g {file}:{line}' (default: a vscode:// link).",
      valueName: "command"),
    transform: EditorCommand.init)
  var editor: EditorCommand?

  @OptionGroup var sharing: ShareOptions
  @OptionGroup var deviceOptions: DeviceOptions
  @OptionGroup var building: BuildingOptions

  func validate() throws {
    guard devices == nil || !deviceOptions.isKindChosen else {
      throw ValidationError("--devices says what --device, --appearance and --locale would.")
    }
  }

  func run() async throws {
    let terminal = Terminal()
    let storage = DeviceStorage.folder(of: deviceName)
    let lock: StorageLock
    let record: OutputFile?
    do {
      record = try self.record.map(OutputFile.init)
      lock = try StorageLock(storage)
    } catch {
      terminal.tell(error)
      throw ExitCode.failure
    }
    defer { withExtendedLifetime(lock) {} }
    let sandbox = building.sandbox(hasNetwork: deviceOptions.network ?? true, isWatched: true)
    if let gaps = sandbox.triedMeans.warning { terminal.tell(gaps) }
    let device = try await device(in: storage, sandbox)
    await device.setInspectable(true)
    let folders = ProjectFolders()
    let recording = RecordingSession(
      device: device, sandbox: building.sandbox(hasNetwork: deviceOptions.network ?? false),
      folder: { folders.folder(of: $0) })
    let server = WebServer(
      device: device, address: PageAddress(in: storage), renewsLink: newLink, recording: recording,
      openFile: editor.map { $0.open }, camera: LiveCamera())
    do {
      let session = RunSession(
        device: device, server: server, building: building, sharing: sharing,
        projects: try await projects(terminal), folders: folders)
      let erases = erase
      try await session.run(
        port: port, opensBrowser: open, recorded: record.map { (recording, $0) },
        beside: devices?.kinds.dropFirst().map { $0 } ?? []
      ) { kind, storage in
        try await Device.make(kind, storage: storage, erased: erases, sandbox)
      }
    } catch let code as ExitCode {
      throw code
    } catch {
      terminal.tell(error)
      throw ExitCode.failure
    }
  }

  /// The device, or the first of several.
  private func device(in storage: URL, _ sandbox: SandboxSettings) async throws -> Device {
    if let kind = devices?.kinds.first {
      return try await Device.make(kind, storage: storage, erased: erase, sandbox)
    }
    var settings = erase ? KeptSettings() : KeptSettings(in: storage)
    deviceOptions.override(&settings)
    let device = Device(
      model: try deviceOptions.device ?? settings.model.map(DeviceModel.named), storage: storage,
      clock: .real,
      sandbox: sandbox)
    await device.keepSettings(from: settings)
    await device.startPrewarming()
    if erase { try await device.erase() }
    return device
  }

  /// The projects, and in the place of a workspace its own, of which the person is told.
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
      terminal.tell("The apps of \(url.lastPathComponent): \(names.joined(separator: ", ")).")
      all += own.map(\.path)
    }
    return all
  }
}

extension Device {
  /// Makes a device of a kind.
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
