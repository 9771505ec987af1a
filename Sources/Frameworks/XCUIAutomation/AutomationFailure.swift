import Foundation

/// The destination of a UI test's failures.
@MainActor
package enum AutomationFailure {
  /// A closure that records a failure message during the test's call that failed.
  ///
  /// It might not return. XCTest sets it.
  package static var record: (String) -> Void = { message in
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  }

  /// A closure that receives each step, such as `Tap "OK" Button`, when it starts, and `nil` when
  /// it ends.
  ///
  /// XCTest sets it.
  package static var noteStep: (String?) -> Void = { _ in }

  /// Performs an operation as a step of the test, and records a failure if it can't be performed.
  /// - Parameter what: The action, such as `tap "OK" Button`.
  /// - Returns: The result, or `nil` if the operation failed.
  static func performing<Result>(_ what: String, _ body: () throws -> Result) -> Result? {
    noteStep(what.prefix(1).uppercased() + what.dropFirst())
    defer { noteStep(nil) }
    return recording(what, body)
  }

  /// Performs an operation, and records a failure if it can't be performed.
  /// - Parameter what: The action, such as `tap "OK" Button`.
  /// - Returns: The result, or `nil` if the operation failed.
  static func recording<Result>(_ what: String, _ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      record("Failed to \(what): \(error)")
      return nil
    }
  }
}
