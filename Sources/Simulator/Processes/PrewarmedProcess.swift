import Foundation
import Safeguards

/// A process that was started before its app is launched, and waits for the device's description
/// before the app's own code.
struct PrewarmedProcess {
  let app: RunningApp
  let request: LaunchRequest
  /// Whether the app had no data, so that there's none to erase.
  let isFresh: Bool
  private let files: [FileStamp]

  init(_ app: RunningApp, for request: LaunchRequest, isFresh: Bool) {
    self.app = app
    self.request = request
    self.isFresh = isFresh
    files = Self.files(of: request)
  }

  /// Returns whether the process is suitable for a launch, and would read the same files if it were
  /// started now.
  func serves(_ request: LaunchRequest) -> Bool {
    self.request == request && files == Self.files(of: request)
  }

  /// Returns the files that a process reads when it starts: its bundle, the program, and a copy of
  /// the stored defaults.
  private static func files(of request: LaunchRequest) -> [FileStamp] {
    let folder = "Library/Preferences"
    let names = (try? RootFolder(request.container))?.names(inFolder: folder) ?? []
    let stored = names.map { request.container.appendingPathComponent("\(folder)/\($0)") }
    return ([request.app.bundle, request.app.executable] + stored).map { FileStamp($0.path) }
  }
}
