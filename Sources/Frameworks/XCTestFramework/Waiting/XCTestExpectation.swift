import Foundation

/// An expected event in a test.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestexpectation>.
open class XCTestExpectation: NSObject, @unchecked Sendable {
  /// The user-visible description of the expectation.
  open var expectationDescription: String {
    get { lock.withLock { state.description } }
    set { lock.withLock { state.description = newValue } }
  }
  /// Whether the event isn't expected to occur.
  open var isInverted: Bool {
    get { lock.withLock { state.isInverted } }
    set { lock.withLock { state.isInverted = newValue } }
  }
  /// The number of times that the expectation must be fulfilled.
  open var expectedFulfillmentCount: Int {
    get { lock.withLock { state.expectedCount } }
    set { lock.withLock { state.expectedCount = max(1, newValue) } }
  }
  /// Whether the test fails if the expectation is fulfilled more often.
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
    /// The order number of the fulfillment.
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

  /// Fulfills the expectation.
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

  /// The order number of the fulfillment, or `nil` if the expectation isn't fulfilled.
  var order: Int? { lock.withLock { state.order } }

  /// Notifies a wait when the expectation is fulfilled.
  func join(_ wait: ExpectationWait) {
    lock.withLock { state.wait = wait }
    startObserving()
  }

  /// Stops notifying the wait.
  func leave() {
    lock.withLock { state.wait = nil }
    stopObserving()
  }

  /// Starts observing, for expectations that don't observe from the start.
  func startObserving() {}

  /// Stops observing the expected event.
  func stopObserving() {}
}
