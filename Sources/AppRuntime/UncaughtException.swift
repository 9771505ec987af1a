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
    // A trap shows the place in the app's own code that led to this.
    guard let file, let line else { raise(exception, reason) }
    let message =
      "Fatal error: Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'"
    FileHandle.standardError.write(Data("\(file):\(line): \(message)\n".utf8))
    abort()
  }
}
