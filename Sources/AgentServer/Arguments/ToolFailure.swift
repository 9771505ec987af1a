import AppBuilder
import Flows
import Foundation
import Safeguards
import Simulator

/// The reason that a tool couldn't do its work, as the agent reads it.
struct ToolFailure: Error, CustomStringConvertible {
  /// The maximum number of errors of a build.
  private static let mostErrors = 20

  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Creates a failure from any error.
  init(_ error: any Error) {
    switch error {
    case let failure as ToolFailure: self = failure
    case let failure as BuildFailure: self.init(failure)
    case let failure as FlowFailure: self.init(failure)
    case let error as CocoaError:
      self.init("\(FileFailure(error.filePath ?? error.url?.path ?? "", error))")
    default: self.init("\(error)")
    }
  }

  private init(_ failure: BuildFailure) {
    let count = failure.diagnostics.count { $0.severity == .error }
    var lines = ["Build failed: \(count) error\(count == 1 ? "" : "s")"]
    lines += failure.diagnostics.prefix(Self.mostErrors).map(\.description)
    let rest = failure.diagnostics.count - Self.mostErrors
    if rest > 0 { lines.append("\(rest) more") }
    self.init(lines.joined(separator: "\n"))
  }

  private init(_ failure: FlowFailure) {
    let screen =
      failure.isOfApp || failure.screen.isEmpty ? "" : "\nOn the screen:\n\(failure.screen)"
    self.init(failure.message + screen)
  }
}
