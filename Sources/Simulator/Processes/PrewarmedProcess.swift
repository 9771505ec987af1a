import Foundation
import Safeguards

/// A process that was started before its app is launched.
///
/// It waits for the device's configuration before it runs the app's code.
struct PrewarmedProcess {
  let app: RunningApp
  let request: LaunchRequest
  /// Whether the app had no data when the process was started, so there's nothing to erase.
  let isFresh: Bool
  private let files: [FileStamp]

  init(_ app: RunningApp, for request: LaunchRequest, isFresh: Bool) {
    self.app = app
    self.request = request
    self.isFresh = isFresh
    files = Self.files(of: request)
  }

  /// Returns whether the process matches a launch request, and the files that it read are still
  /// current.
  func serves(_ request: LaunchRequest) -> Bool {
    self.request == request && files == Self.files(of: request)
  }

  /// Returns the files that a process reads when it starts: its bundle, its executable, and a copy
  /// of the saved user defaults.
  private static func files(of request: LaunchRequest) -> [FileStamp] {
    let folder = "Library/Preferences"
    let names = (try? RootFolder(request.container))?.names(inFolder: folder) ?? []
    let stored = names.map { request.container.appendingPathComponent("\(folder)/\($0)") }
    return ([request.app.bundle, request.app.executable] + stored).map { FileStamp($0.path) }
  }
}
