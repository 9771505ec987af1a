/// Whether an app answers; one that has said nothing for a while is asked.
struct Responsiveness {
  /// What is to be done about a silent app.
  enum Step { case nothing, ask, tell }

  /// Seconds that an app may be silent before it is asked whether it is there.
  private static let patience = 0.5

  /// Whether the app has answered in time so far.
  private(set) var isResponding = true
  private var answerTime: Double
  /// When the app was asked; `nil` if no answer is owed.
  private var questionTime: Double?

  /// - Parameter time: in seconds; the app has answered until then.
  init(time: Double) {
    answerTime = time
  }

  /// Expects nothing of an app that is not in front.
  mutating func rest() {
    questionTime = nil
  }

  /// What is to be done at a time; a question or a silence counts as noted.
  mutating func next(at time: Double, limit: Double) -> Step {
    if let questionTime {
      guard time - questionTime > limit, isResponding else { return .nothing }
      isResponding = false
      return .tell
    }
    guard time - answerTime > Self.patience else { return .nothing }
    questionTime = time
    return .ask
  }

  /// Notes that the app said something.
  /// - Returns: whether it had been silent.
  mutating func noteAnswer(at time: Double) -> Bool {
    answerTime = time
    questionTime = nil
    defer { isResponding = true }
    return !isResponding
  }
}
