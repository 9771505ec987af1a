/// The status of a recording, for pages.
package struct RecordingStatus: Codable, Sendable, Equatable {
  /// The phase of a recording.
  package enum Phase: String, Codable, Sendable {
    /// There's none.
    case idle
    /// A recording is in progress.
    case recording
    /// It's over.
    case stopped
  }

  /// The result of a page's request.
  package struct Outcome: Codable, Sendable, Equatable {
    /// The type of request.
    package enum Kind: String, Codable, Sendable { case play, save, record }

    /// The type of request.
    package var kind: Kind
    /// Whether it went well; `nil` while it continues.
    package var isFine: Bool?
    /// The result, in words.
    package var text: String
    /// Whether there's a file of that name already, which the user can have replaced.
    package var isTaken: Bool

    /// Creates the result of a request.
    package init(_ kind: Kind, isFine: Bool?, _ text: String, isTaken: Bool = false) {
      self.kind = kind
      self.isFine = isFine
      self.text = text
      self.isTaken = isTaken
    }
  }

  /// The phase.
  package var phase = Phase.idle
  /// The flow so far.
  package var flow = ""
  /// The same as a UI test.
  package var test = ""
  /// A name for the flow.
  package var name = ""
  /// The result of the last request.
  package var outcome: Outcome?

  /// Creates the status without a recording.
  package init() {}
}
