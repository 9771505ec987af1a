import Foundation

/// What a device cannot do.
package enum DeviceError: Error, CustomStringConvertible, Equatable {
  case notInstalled(bundleID: String, installed: [String])
  /// The app did not become ready in time; with the last lines it printed.
  case launchTimedOut(app: String, seconds: Double, output: String)
  /// The app did not answer in time.
  case notResponding(app: String, seconds: Double)
  /// The app will not answer, as its process shows; with the last lines it printed.
  case stalled(app: String, isLaunching: Bool, StallDetector.Stall, output: String)
  /// The app ended while it was waited for, by its own doing.
  case exited(app: String)
  case cannotStart(app: String, reason: String)
  /// No app says that it opens URLs of a scheme; with the schemes that apps open.
  case noAppOpens(scheme: String, known: [String])

  /// The error as a person is told.
  package var description: String {
    switch self {
    case .notInstalled(let bundleID, let installed):
      "There is no app “\(bundleID)” on the device. There are: "
        + (installed.isEmpty ? "none" : installed.joined(separator: ", ")) + "."
    case .launchTimedOut(let app, let seconds, let output):
      "\(app) was not ready after \(seconds.formatted()) seconds."
        + (output.isEmpty ? "" : " Its last words:\n\(output)")
    case .notResponding(let app, let seconds):
      "\(app) has not answered for \(seconds.formatted()) seconds."
    case .stalled(let app, let isLaunching, let stall, let output):
      "\(app) \(isLaunching ? "does not finish launching" : "hangs"): "
        + Self.reason(stall)
        + (output.isEmpty ? "" : " Its last words:\n\(output)")
    case .exited(let app):
      "\(app) ended."
    case .cannotStart(let app, let reason):
      "\(app) cannot be started: \(reason)."
    case .noAppOpens(let scheme, let known):
      "No app on the device opens “\(scheme):” URLs. "
        + (known.isEmpty
          ? "An app names the schemes that it opens in CFBundleURLTypes of its Info.plist."
          : "Those that apps open begin with \(known.map { "\($0):" }.joined(separator: ", ")).")
    }
  }

  private static func reason(_ stall: StallDetector.Stall) -> String {
    switch stall {
    case .busy(let seconds):
      "its main thread has been computing for \(Int(seconds)) seconds; is there a loop without an end?"
    case .idle(let seconds):
      "its main thread has been waiting for \(Int(seconds)) seconds; "
        + "is there a lock, a semaphore or a request that nobody answers?"
    }
  }
}
