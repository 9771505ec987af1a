import DeviceProtocol
import Foundation

/// Ends the app as an exception that nobody catches does on Apple's systems.
///
/// A trap, as it shows the place in the app's own code that led to this.
package func raise(_ exception: String, _ reason: String) -> Never {
  fatalError("Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'")
}

/// Ends an app where one of Apple's frameworks would raise an exception.
package enum UncaughtException {
  /// Ends the app, and reports the place in its files that led to it, if it's known.
  @MainActor package static func stop(
    _ reason: String, exception: String, file: String? = nil, line: Int? = nil
  ) -> Never {
    report(.error, reason, file: file, line: line)
    DeviceLink.shared.drain()
    let place = [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
    let message =
      "Fatal error: Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'"
    FileHandle.standardError.write(
      Data("\(place.isEmpty ? message : "\(place): \(message)")\n".utf8))
    abort()
  }
}
