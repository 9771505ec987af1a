import Foundation
import Safeguards

/// The reason that a build failed, with the first error first.
package struct BuildFailure: Error, CustomStringConvertible {
  /// At least one error, and the accompanying warnings.
  package let diagnostics: [Diagnostic]
  /// The reason that the project's app doesn't use UIKit, such as `its app is for macOS`, or `nil`
  /// if it uses UIKit or the reason isn't known.
  package let otherKind: String?

  /// Creates a failure with the diagnostics in the order they're reported.
  package init(_ diagnostics: [Diagnostic], otherKind: String? = nil) {
    self.diagnostics = diagnostics
    self.otherKind = otherKind
  }

  /// Creates a failure for a single reason.
  package init(
    _ message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
    element: String? = nil, hint: String? = nil
  ) {
    diagnostics = [
      Diagnostic(
        .error, message, file: file, line: line, column: column, element: element, hint: hint)
    ]
    otherKind = nil
  }

  /// Creates a failure from any error that was thrown while a project was being built.
  package init(_ error: any Error, in project: URL) {
    switch error {
    case let failure as BuildFailure: self = failure
    case let failure as FileFailure: self.init(failure)
    case let error as CocoaError:
      self.init(FileFailure(error.filePath ?? error.url?.path ?? project.path, error))
    default: self.init("\(error)", file: project.path)
    }
  }

  /// Creates a failure for a file that can't be used.
  /// - Parameter what: A name for the file, such as `the Info.plist`.
  package init(_ failure: FileFailure, what: String = "the file", element: String? = nil) {
    self.init(
      "can't use \(what): \(failure.reason)", file: failure.path, line: failure.line,
      element: element)
  }

  /// Whether the disk was full, which isn't a problem with the project.
  package var isOfFullDisk: Bool {
    diagnostics.contains { diagnostic in
      diagnostic.severity == .error
        && ["No space left on device", "the disk is full"].contains {
          "\(diagnostic.message) \(diagnostic.hint ?? "")".contains($0)
        }
    }
  }

  /// The diagnostics, on separate lines.
  package var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
