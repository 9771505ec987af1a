import Foundation

/// An action that a device couldn't perform.
package enum DeviceError: Error, CustomStringConvertible, Equatable {
  case notInstalled(bundleID: String, installed: [String])
  /// The app wasn't ready in time.
  ///
  /// The output has its last lines.
  case launchTimedOut(app: String, seconds: Double, output: String)
  /// The app didn't respond in time.
  case notResponding(app: String, seconds: Double)
  /// The app can't respond anymore, as the state of its process shows.
  ///
  /// The output has its last lines.
  case stalled(app: String, isLaunching: Bool, StallDetector.Stall, output: String)
  /// The app exited while the device waited for it.
  case exited(app: String)
  case cannotStart(app: String, reason: String)
  /// No app opens URLs with the scheme.
  ///
  /// The known schemes are those that apps open.
  case noAppOpens(scheme: String, known: [String])

  /// The error as the user sees it.
  package var description: String {
    switch self {
    case .notInstalled(let bundleID, let installed):
      "The device has no app “\(bundleID)”. Installed: "
        + (installed.isEmpty ? "none" : installed.joined(separator: ", ")) + "."
    case .launchTimedOut(let app, let seconds, let output):
      "\(app) wasn't ready after \(seconds.formatted()) seconds."
        + (output.isEmpty ? "" : " Its last output:\n\(output)")
    case .notResponding(let app, let seconds):
      "\(app) hasn't responded for \(seconds.formatted()) seconds."
    case .stalled(let app, let isLaunching, let stall, let output):
      "\(app) \(isLaunching ? "didn't finish launching" : "isn't responding"): "
        + Self.reason(stall)
        + (output.isEmpty ? "" : " Its last output:\n\(output)")
    case .exited(let app):
      "\(app) ended."
    case .cannotStart(let app, let reason):
      "Can't start \(app): \(reason)."
    case .noAppOpens(let scheme, let known):
      "No app on the device opens “\(scheme):” URLs. "
        + (known.isEmpty
          ? "An app declares the schemes that it opens in CFBundleURLTypes of its Info.plist."
          : "Apps open \(known.map { "\($0):" }.joined(separator: ", ")).")
    }
  }

  private static func reason(_ stall: StallDetector.Stall) -> String {
    switch stall {
    case .busy(let seconds):
      "its main thread has been busy for \(Int(seconds)) seconds. Check for an infinite loop."
    case .idle(let seconds):
      "its main thread has been waiting for \(Int(seconds)) seconds. "
        + "Check for a deadlock, or a request that's never answered."
    }
  }
}
