/// A group of layer changes that take effect together.
///
/// Follows <https://developer.apple.com/documentation/quartzcore/catransaction>.
open class CATransaction: NSObject {
  private struct State {
    var duration: CFTimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var group: AnimationGroup?
    /// The animation group of the enclosing transaction.
    var outerGroup: AnimationGroup?
    var values: [String: Any] = [:]
  }

  nonisolated(unsafe) private static var states: [State] = [State()]

  private static let propertyLock = NSRecursiveLock()

  private static var state: State {
    get { states[states.count - 1] }
    set { states[states.count - 1] = newValue }
  }

  static var currentGroup: AnimationGroup? { state.group ?? state.outerGroup }

  /// Starts a new transaction for the current thread.
  open class func begin() {
    var inner = state
    inner.outerGroup = currentGroup
    inner.group = nil
    states.append(inner)
  }

  /// Commits the changes of the current transaction.
  open class func commit() {
    guard states.count > 1 else { return }
    states.removeLast().group?.commit()
  }

  /// Commits the implicit transaction.
  open class func flush() {
    endTurn()
    MainActor.assumeIsolated { _ = RenderLoop.shared.commit() }
  }

  /// Commits the changes of the current turn of the run loop.
  static func endTurn() {
    guard states.count == 1 else { return }
    let group = state.group
    states = [State()]
    group?.close()
  }

  /// Returns the duration of the animations in the transaction, in seconds.
  open class func animationDuration() -> CFTimeInterval { state.duration }

  /// Sets the duration of the animations in the transaction, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { state.duration = dur }

  /// Returns the timing function of the animations in the transaction.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { state.timingFunction }

  /// Sets the timing function of the animations in the transaction.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    state.timingFunction = function
  }

  /// Returns whether actions that property changes trigger are suppressed.
  open class func disableActions() -> Bool { state.disablesActions }

  /// Sets whether actions that property changes trigger are suppressed.
  open class func setDisableActions(_ flag: Bool) { state.disablesActions = flag }

  /// Returns the completion block of the transaction.
  open class func completionBlock() -> (() -> Void)? {
    state.group?.currentCompletion.map { completion in { completion(true) } }
  }

  /// Sets the block to call when all animations of the transaction have completed.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let completion: ((Bool) -> Void)? = block.map { block in { _ in block() } }
    if let group = state.group {
      group.setCompletion(completion)
    } else {
      state.group = AnimationGroup(ofTransactionWithin: state.outerGroup, completion: completion)
      RenderLoop.shared.setNeedsCommit()
    }
  }

  /// Returns the value for a key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: state.duration
    case kCATransactionDisableActions: state.disablesActions
    case kCATransactionAnimationTimingFunction: state.timingFunction
    case kCATransactionCompletionBlock: completionBlock()
    default: state.values[key]
    }
  }

  /// Sets the value for a key.
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

  /// Acquires a lock for reading and changing properties together.
  open class func lock() { propertyLock.lock() }

  /// Relinquishes the lock.
  open class func unlock() { propertyLock.unlock() }
}

/// The key of the duration of a transaction's animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key that suppresses the actions of a transaction.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a transaction's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
