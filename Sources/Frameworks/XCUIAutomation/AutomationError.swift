import Foundation

/// The reason that a UI test can't perform an action or read a value.
struct AutomationError: Error, CustomStringConvertible, LocalizedError {
  /// The reason in words.
  let description: String

  var errorDescription: String? { description }

  /// Whether the app has no process.
  let isOfEndedApp: Bool

  init(_ description: String, isOfEndedApp: Bool = false) {
    self.description = description
    self.isOfEndedApp = isOfEndedApp
  }
}
