import Foundation
import Reports

/// A finding of a survey about a project.
package struct Finding: Codable, Equatable, Sendable {
  /// The kind of finding.
  package enum Kind: String, Codable, Sendable {
    /// The project can't be built for this.
    case error
    /// The builder warns of this.
    case warning
    case crash, hang
    /// The app, or the device, reports this while the app runs.
    case report
  }

  /// The kind of finding.
  package var kind: Kind
  /// A description of the problem.
  package var message: String
  /// The file that it's about, from the project's folder if it is in there.
  package var file: String?
  /// The line in the file, from 1.
  package var line: Int?
  /// A suggestion for how to fix it.
  package var hint: String?
  /// The steps until it happened, as lines of a flow that `quince play` performs.
  package var steps: [String]?

  /// Creates a finding, optionally about a place in a file.
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

  /// The place, such as `ViewController.swift:12`; empty if there's none.
  package var place: String {
    [file, line.map(String.init)].compactMap(\.self).joined(separator: ":")
  }

  /// The place and the message.
  package var summary: String { place.isEmpty ? message : "\(place): \(message)" }

  /// The place and the first line of the message.
  package var headline: String {
    summary.split(whereSeparator: \.isNewline).first.map(String.init) ?? summary
  }

  /// Returns the finding with its file relative to a folder, if it's in there.
  func relative(to folder: URL) -> Finding {
    var finding = self
    finding.file = file?.path(from: folder.path)
    return finding
  }
}
