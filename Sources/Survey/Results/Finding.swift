import Foundation
import Reports

/// A finding of a survey about a project.
package struct Finding: Codable, Equatable, Sendable {
  /// The kind of finding.
  package enum Kind: String, Codable, Sendable {
    /// An error that prevents the project from being built.
    case error
    /// A warning from the builder.
    case warning
    case crash, hang
    /// A report from the app or the device while the app runs.
    case report
  }

  /// The kind of finding.
  package var kind: Kind
  /// A description of the problem.
  package var message: String
  /// The file with the problem, relative to the project's folder if it's inside of it.
  package var file: String?
  /// The line in the file, counted from 1.
  package var line: Int?
  /// A suggestion for fixing the problem.
  package var hint: String?
  /// The steps that led to the problem, as lines of a flow that `quince play` can run.
  package var steps: [String]?

  /// Creates a finding, optionally with a location in a file.
  package init(
    _ kind: Kind, _ message: String, file: String? = nil, line: Int? = nil, hint: String? = nil,
    steps: [String]? = nil
  ) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
    self.hint = hint
    self.steps = steps
  }

  /// The location, such as `ViewController.swift:12`, or an empty string if there is none.
  package var place: String {
    [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
  }

  /// The location and the message.
  package var summary: String { place.isEmpty ? message : "\(place): \(message)" }

  /// The location and the first line of the message.
  package var headline: String {
    summary.split(whereSeparator: \.isNewline).first.map(String.init) ?? summary
  }

  /// Returns the finding with its file relative to a folder, if it's inside the folder.
  func relative(to folder: URL) -> Finding {
    var finding = self
    finding.file = file?.path(from: folder.path)
    return finding
  }
}
