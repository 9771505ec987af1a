/// How a recording goes, for pages.
package struct RecordingStatus: Codable, Sendable, Equatable {
  /// How far it is.
  package enum Phase: String, Codable, Sendable {
    /// There is none.
    case idle
    /// What is done is taken down.
    case recording
    /// It's over.
    case stopped
  }

  /// What became of something that a page asked for.
  package struct Outcome: Codable, Sendable, Equatable {
    /// What was asked for.
    package enum Kind: String, Codable, Sendable { case play, save, record }

    /// What was asked for.
    package var kind: Kind
    /// Whether it went well; `nil` while it goes on.
    package var isFine: Bool?
    /// How it went, in words.
    package var text: String
    /// Whether there is a file of that name already, which the person may have replaced.
    package var isTaken: Bool

    /// What became of something.
    package init(_ kind: Kind, isFine: Bool?, _ text: String, isTaken: Bool = false) {
      self.kind = kind
      self.isFine = isFine
      self.text = text
      self.isTaken = isTaken
    }
  }

  /// How far it is.
  package var phase = Phase.idle
  /// The flow so far.
  package var flow = ""
  /// The same as a UI test.
  package var test = ""
  /// A name for the flow.
  package var name = ""
  /// What became of what was asked for last.
  package var outcome: Outcome?

  /// No recording.
  package init() {}
}
