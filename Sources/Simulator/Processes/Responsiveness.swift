/// Whether an app answers; one that has been silent for a while after an event is asked.
struct Responsiveness {
  /// A step to take for a silent app.
  enum Step { case nothing, ask, tell }

  /// A message that the device expects from the app.
  private enum Debt: Equatable {
    /// Nothing: it has answered the last message, and hasn't sent any since.
    case nothing
    /// Any sign of life.
    case sign
    /// The answer to a question.
    case answer(Int)
  }

  /// The time that an app can be silent before it's asked for an answer, in seconds.
  private static let patience = 0.5

  /// Whether the app has answered in time so far.
  private(set) var isResponding = true
  private var debt = Debt.sign
  private var answerTime: Double
  /// The time of the question to the app, or `nil` if there wasn't one.
  private var questionTime: Double?

  /// - Parameter time: in seconds; the app has answered until then.
  init(time: Double) {
    answerTime = time
  }

  /// Whether the app must be looked after.
  var isOwed: Bool { debt != .nothing && isResponding }

  /// Expects nothing of an app that isn't in front.
  mutating func rest() {
    debt = .nothing
    questionTime = nil
  }

  /// Notes that the app was sent something.
  /// - Parameter question: the number of the answer that it owes.
  mutating func noteMessage(asking question: Int?) {
    debt = question.map { .answer($0) } ?? .sign
  }

  /// Returns the step to take at a time; a question or a silence is considered handled.
  mutating func next(at time: Double, limit: Double) -> Step {
    guard isOwed else { return .nothing }
    if let questionTime {
      guard time - questionTime > limit else { return .nothing }
      isResponding = false
      return .tell
    }
    guard time - answerTime > Self.patience else { return .nothing }
    questionTime = time
    return .ask
  }

  /// Notes that the app sent something.
  /// - Parameter question: the question that it answered.
  /// - Returns: whether it had been silent.
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
