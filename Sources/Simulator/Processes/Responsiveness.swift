/// Whether an app responds.
///
/// If an app stays silent after an event, it's sent a question.
struct Responsiveness {
  /// A step to take for a silent app.
  enum Step { case nothing, ask, report }

  /// A reply that the device expects from the app.
  private enum Debt: Equatable {
    /// No reply.
    ///
    /// The app has answered the last message, and the device hasn't sent another.
    case nothing
    /// Any message.
    case sign
    /// The answer to the question with a number.
    case answer(Int)
  }

  /// The time in seconds that an app can stay silent before it's sent a question.
  private static let patience = 0.5

  /// Whether the app has answered in time so far.
  private(set) var isResponding = true
  private var debt = Debt.sign
  private var answerTime: Double
  /// The time at which the app was sent a question, if it was.
  private var questionTime: Double?

  /// - Parameter time: The current time in seconds. The app is considered responsive until then.
  init(time: Double) {
    answerTime = time
  }

  /// Whether the app must be checked for a reply.
  var isOwed: Bool { debt != .nothing && isResponding }

  /// Gives the app its full time again, as if it had just sent something.
  mutating func restart(at time: Double) {
    answerTime = time
    questionTime = nil
    isResponding = true
  }

  /// Stops expecting replies from an app that isn't frontmost.
  mutating func rest() {
    debt = .nothing
    questionTime = nil
  }

  /// Records that the app was sent a message.
  /// - Parameter question: The number of the question, if the message is one.
  mutating func noteMessage(asking question: Int?) {
    debt = question.map { .answer($0) } ?? .sign
  }

  /// Returns the next step at a time, assuming that the caller takes it.
  mutating func next(at time: Double, limit: Double) -> Step {
    guard isOwed else { return .nothing }
    if let questionTime {
      guard time - questionTime > limit else { return .nothing }
      isResponding = false
      return .report
    }
    guard time - answerTime > Self.patience else { return .nothing }
    questionTime = time
    return .ask
  }

  /// Records that the app sent a message.
  /// - Parameter question: The number of the question that it answered, if any.
  /// - Returns: Whether the app had been unresponsive.
  mutating func noteAnswer(at time: Double, to question: Int?) -> Bool {
    answerTime = time
    questionTime = nil
    if let question, debt == .answer(question) {
      debt = .nothing
    } else if debt == .nothing {
      debt = .sign
    }
    defer { isResponding = true }
    return !isResponding
  }
}
