import Synchronization

/// How far a flow has come.
final class FlowProgress: Sendable {
  private let step = Mutex<FlowStep?>(nil)

  /// The step that was begun last, of those within steps the innermost.
  var last: FlowStep? {
    get { step.withLock { $0 } }
    set { step.withLock { $0 = newValue } }
  }
}
