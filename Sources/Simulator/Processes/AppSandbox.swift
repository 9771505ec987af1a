import DeviceProtocol
import Foundation
import Glibc
import Safeguards
import Sandbox

/// An app's permissions: access to its bundle, its container, libraries, and fonts.
struct AppSandbox {
  /// The parameters for starting an app's process.
  struct Launch {
    var command: [String]
    var environment: [String: String]
    var directory: URL
    /// The user defaults to clean up after the process has ended.
    var defaults: WorkingDefaults
  }

  let settings: SandboxSettings

  /// The folder in which apps and UIKit count the lines that run.
  ///
  /// Only `scripts/coverage` uses it.
  private var profiles: String? {
    settings.profiles ?? LaunchEnvironment.value(of: "QUINCE_PROFILES")
  }

  /// Creates the app's container, and returns the launch parameters for it.
  /// - Throws: `DeviceError.cannotStart`.
  func prepare(_ request: LaunchRequest) throws -> Launch {
    let (app, photos) = (request.app, request.photos)
    do {
      let container = try makeContainer(request.container)
      _ = try RootFolder(making: photos, mode: Self.mode)
      let sandbox = Sandbox(settings)
      let defaults = try WorkingDefaults(isTemporary: sandbox.hasOwnFolders)
      let command = try sandbox.command(
        [app.executable.path] + request.arguments,
        rules: rules(request, container: container, defaults: defaults),
        directory: container.path)
      var environment = environment(container: container, defaults: defaults)
      environment[LaunchEnvironment.photos] = photos.path
      if request.isInspectable { environment[LaunchEnvironment.inspector] = "1" }
      if let shortcut = request.shortcut {
        environment[LaunchEnvironment.shortcut] = String(
          decoding: try JSONEncoder().encode(shortcut), as: UTF8.self)
      }
      if let notifications = request.notifications {
        environment[LaunchEnvironment.notifications] = String(
          decoding: try JSONEncoder().encode(notifications), as: UTF8.self)
      }
      let added = request.environment.filter { LaunchEnvironment.isName(ofTests: $0.key) }
      environment.merge(added) { own, _ in own }
      return Launch(
        command: command, environment: environment, directory: container, defaults: defaults)
    } catch {
      throw DeviceError.cannotStart(app: app.name, reason: "\(error)")
    }
  }

  /// Creates the folders that every app expects, even if an app has replaced them with symbolic
  /// links or files.
  /// - Returns: The container's path without symbolic links, which wouldn't work in the sandbox.
  private func makeContainer(_ container: URL) throws -> URL {
    let root = try RootFolder(making: container, mode: Self.mode)
    try FileManager.default.setAttributes(
      [.posixPermissions: Int(Self.mode)], ofItemAtPath: root.url.path)
    for folder in ["Documents", "Library/Preferences", "Library/Caches", "SystemData", "tmp"] {
      try root.makeFolder(folder, mode: Self.mode, replaces: true)
    }
    return root.url
  }

  private static let mode: mode_t = 0o700

  private func rules(
    _ request: LaunchRequest, container: URL, defaults: WorkingDefaults
  ) -> SandboxRules {
    var rules = SandboxRules()
    rules.isDebuggable = request.isDebuggable
    rules.readable =
      [request.app.bundle.path, request.photos.path] + SystemFolders.libraries + SystemFolders.fonts
      + SystemFolders.data
    if let archive = settings.replayedNetwork { rules.readable.append(archive) }
    if settings.hasNetwork { rules.readable += SystemFolders.network }
    rules.writable = [container.path]
    if defaults.isTemporary {
      rules.temporary = [defaults.folder.path]
    } else {
      rules.writable.append(defaults.folder.path)
    }
    if let profiles { rules.writable.append(profiles) }
    rules.hasNetwork = settings.hasNetwork
    rules.limits = settings.limits
    rules.container = container.path
    rules.preferences = (
      from: container.appendingPathComponent("Library/Preferences").path, to: defaults.folder.path
    )
    return rules
  }

  private func environment(container: URL, defaults: WorkingDefaults) -> [String: String] {
    var variables: [String: String] = [:]
    for name in ["LANG", "LC_ALL", "TZ", "LD_LIBRARY_PATH", "FONTCONFIG_FILE"] {
      variables[name] = LaunchEnvironment.value(of: name)
    }
    variables[LaunchEnvironment.deviceSocket] = String(LaunchEnvironment.deviceSocketNumber)
    variables["HOME"] = container.path
    variables["CFFIXED_USER_HOME"] = container.path
    variables["XDG_CACHE_HOME"] = container.appendingPathComponent("Library/Caches").path
    variables["XDG_DATA_HOME"] =
      container.appendingPathComponent("Library/Application Support").path
    variables[WorkingDefaults.variable] = defaults.folder.path
    variables["TMPDIR"] = container.appendingPathComponent("tmp").path
    if !settings.hasNetwork, settings.means != .none {
      variables[LaunchEnvironment.noNetwork] = "1"
    }
    variables[LaunchEnvironment.replayedNetwork] = settings.replayedNetwork
    if settings.recordsNetwork { variables[LaunchEnvironment.recordsNetwork] = "1" }
    if let profiles { variables["LLVM_PROFILE_FILE"] = "\(profiles)/%c%m.profraw" }
    variables["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=mentioned,"
      + "output-to=stderr,limit=32"
    return variables
  }
}
