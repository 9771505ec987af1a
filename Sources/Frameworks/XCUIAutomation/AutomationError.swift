import Foundation

/// The reason that a UI test can't perform an action or read a value.
struct AutomationError: Error, CustomStringConvertible, LocalizedError {
  /// A description of the reason.
  let description: String

  var errorDescription: String? { description }

  /// Whether the app isn't running.
  let isOfEndedApp: Bool

  init(_ description: String, isOfEndedApp: Bool = false) {
    self.description = description
    self.isOfEndedApp = isOfEndedApp
  }
}
