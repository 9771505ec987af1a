/// The status of a recording, for pages.
package struct RecordingStatus: Codable, Sendable, Equatable {
  /// The phase of a recording.
  package enum Phase: String, Codable, Sendable {
    /// There's no recording.
    case idle
    /// A recording is in progress.
    case recording
    /// The recording is stopped.
    case stopped
  }

  /// The result of a page's request.
  package struct Outcome: Codable, Sendable, Equatable {
    /// The type of request.
    package enum Kind: String, Codable, Sendable { case play, save, record }

    /// The kind of request.
    package var kind: Kind
    /// Whether the request succeeded, or `nil` while it's in progress.
    package var isFine: Bool?
    /// The text of the result.
    package var text: String
    /// Whether a file with that name already exists, which the user can choose to replace.
    package var isTaken: Bool

    /// Creates the result of a request.
    package init(_ kind: Kind, isFine: Bool?, _ text: String, isTaken: Bool = false) {
      self.kind = kind
      self.isFine = isFine
      self.text = text
      self.isTaken = isTaken
    }
  }

  /// The phase of the recording.
  package var phase = Phase.idle
  /// The flow so far.
  package var flow = ""
  /// The recording as a UI test.
  package var test = ""
  /// A suggested name for the flow.
  package var name = ""
  /// The result of the last request.
  package var outcome: Outcome?

  /// Creates a status without a recording.
  package init() {}
}
