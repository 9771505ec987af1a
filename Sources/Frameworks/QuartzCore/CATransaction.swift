/// Changes of layers that belong together.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransaction>.
open class CATransaction: NSObject {
  private struct State {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var group: AnimationGroup?
    var values: [String: Any] = [:]
  }

  nonisolated(unsafe) private static var states: [State] = [State()]

  private static var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  static var currentGroup: AnimationGroup? { state.group }

  /// Begins changes within those that are being made.
  open class func begin() {
    var inner = state
    inner.group = nil
    states.append(inner)
  }

  /// Ends the changes that were begun last.
  open class func commit() {
    guard states.count > 1 else { return }
    states.removeLast().group?.commit()
  }

  /// Ends the changes that no one began.
  open class func flush() {
    endTurn()
    MainActor.assumeIsolated { RenderLoop.shared.commit() }
  }

  /// Ends the changes of this turn of the run loop.
  static func endTurn() {
    guard states.count == 1 else { return }
    let group = state.group
    states = [State()]
    group?.close()
  }

  /// How long changes are animated.
  open class func animationDuration() -> CFTimeInterval { state.duration }

  /// Sets how long changes are animated.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { state.duration = dur }

  /// The pace of the animations.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { state.timingFunction }

  /// Sets the pace of the animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    state.timingFunction = function
  }

  /// Whether changes are not animated.
  open class func disableActions() -> Bool { state.disablesActions }

  /// Sets whether changes are not animated.
  open class func setDisableActions(_ flag: Bool) { state.disablesActions = flag }

  /// What is done when the animations have ended.
  open class func completionBlock() -> (() -> Void)? {
    state.group?.currentCompletion.map { completion in { completion(true) } }
  }

  /// Sets what is done when the animations have ended.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let completion: ((Bool) -> Void)? = block.map { block in { _ in block() } }
    if let group = state.group {
      group.setCompletion(completion)
    } else {
      state.group = AnimationGroup(completion: completion)
      RenderLoop.shared.setNeedsCommit()
    }
  }

  /// A value that was set for the changes.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: state.duration
    case kCATransactionDisableActions: state.disablesActions
    case kCATransactionAnimationTimingFunction: state.timingFunction
    case kCATransactionCompletionBlock: completionBlock()
    default: state.values[key]
    }
  }

  /// Sets a value for the changes.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      state.duration = AnimatableValue(anObject)?.asNumber ?? 0.25
    case kCATransactionDisableActions:
      state.disablesActions = AnimatableValue(anObject)?.asNumber == 1
    case kCATransactionAnimationTimingFunction:
      state.timingFunction = anObject as? CAMediaTimingFunction
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default: state.values[key] = anObject
    }
  }

  /// Keeps other threads out.
  open class func lock() {}

  /// Lets other threads in again.
  open class func unlock() {}
}

/// The key of the duration of the animations of a transaction.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key by which the animations of a transaction are left out.
public let kCATransactionDisableActions = "disableActions"
/// The key of the pace of the animations of a transaction.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is done when the animations of a transaction have ended.
public let kCATransactionCompletionBlock = "completionBlock"
