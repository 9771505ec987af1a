import Foundation

/// The destination of a UI test's failures.
@MainActor
package enum AutomationFailure {
  /// Takes a failure, in words, within the call of the test that failed; it needn't return. XCTest
  /// sets it.
  package static var record: (String) -> Void = { message in
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }

  /// Receives each step, such as `Tap "OK" Button`, when it starts, and `nil` when it ends. XCTest
  /// sets it.
  package static var noteStep: (String?) -> Void = { _ in }

  /// Performs an operation as a step of the test, and records a failure if it can't be performed.
  /// - Parameter what: The action, such as `tap "OK" Button`.
  /// - Returns: the result, or `nil`.
  static func performing<Result>(_ what: String, _ body: () throws -> Result) -> Result? {
    noteStep(what.prefix(1).uppercased() + what.dropFirst())
    defer { noteStep(nil) }
    return recording(what, body)
  }

  /// Performs an operation, and records a failure if it can't be performed.
  /// - Parameter what: The action, such as `tap "OK" Button`.
  /// - Returns: the result, or `nil`.
  static func recording<Result>(_ what: String, _ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      record("Failed to \(what): \(error)")
      return nil
    }
  }
}
