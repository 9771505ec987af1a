import DeviceProtocol
import Foundation

/// Ends the app as an uncaught exception does on Apple's systems.
///
/// Traps, because the resulting crash shows the location in the app's code that caused the
/// exception.
package func raise(_ exception: String, _ reason: String) -> Never {
  fatalError("Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'")
}

/// Ends an app in situations where Apple's frameworks raise an exception.
package enum UncaughtException {
  /// Ends the app, and reports the location in its files that caused the exception, if it's known.
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
