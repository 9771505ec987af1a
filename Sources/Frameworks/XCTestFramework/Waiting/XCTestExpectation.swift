import Foundation

/// An expectation of a test.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestexpectation>.
open class XCTestExpectation: NSObject, @unchecked Sendable {
  /// The description of the expectation for people.
  open var expectationDescription: String {
    get { lock.withLock { state.description } }
    set { lock.withLock { state.description = newValue } }
  }
  /// Whether it's expected not to happen.
  open var isInverted: Bool {
    get { lock.withLock { state.isInverted } }
    set { lock.withLock { state.isInverted = newValue } }
  }
  /// The number of times that it must be fulfilled.
  open var expectedFulfillmentCount: Int {
    get { lock.withLock { state.expectedCount } }
    set { lock.withLock { state.expectedCount = max(1, newValue) } }
  }
  /// Whether it's a failure if it happens more often.
  open var assertForOverFulfill: Bool {
    get { lock.withLock { state.assertsOverFulfill } }
    set { lock.withLock { state.assertsOverFulfill = newValue } }
  }

  private struct State {
    var description: String
    var isInverted = false
    var expectedCount = 1
    var count = 0
    var assertsOverFulfill = false
    var wait: ExpectationWait?
    /// The number of the fulfillment among all.
    var order: Int?
  }

  private let lock = NSRecursiveLock()
  private var state: State

  /// Creates an expectation.
  public init(description expectationDescription: String) {
    state = State(description: expectationDescription)
    super.init()
  }

  /// Creates an expectation without a description.
  public convenience override init() {
    self.init(description: "no description provided")
  }

  /// Notes that it has happened.
  open func fulfill() {
    let (wait, isTooOften) = lock.withLock { () -> (ExpectationWait?, Bool) in
      if state.order != nil { return (nil, state.assertsOverFulfill && !state.isInverted) }
      state.count += 1
      guard state.count >= state.expectedCount else { return (nil, false) }
      state.order = ExpectationWait.nextOrder
      return (state.wait, false)
    }
    if isTooOften {
      let what = "API violation - multiple calls made to -[XCTestExpectation fulfill]"
      RunningTest.record(
        XCTIssue(.assertionFailure, "\(what) for \(expectationDescription)."))
    }
    wait?.take()
    if wait == nil, order != nil { stopObserving() }
  }

  /// The number of the fulfillment among all, or `nil` before that.
  var order: Int? { lock.withLock { state.order } }

  /// Notifies a wait when it's fulfilled.
  func join(_ wait: ExpectationWait) {
    lock.withLock { state.wait = wait }
    startObserving()
  }

  /// Stops notifying the wait.
  func leave() {
    lock.withLock { state.wait = nil }
    stopObserving()
  }

  /// Starts observing, if the expectation doesn't observe from the start.
  func startObserving() {}

  /// Stops observing the expected event.
  func stopObserving() {}
}
