import AppRuntime

/// A group of animations, with an action to perform after all of them have ended.
package final class AnimationGroup {
  private var pending = 0
  private var isOpen = true
  private var allCompleted = true
  private var completion: ((Bool) -> Void)?
  /// The enclosing transaction's group, which ends after this one.
  private var outer: AnimationGroup?
  private let isTransaction: Bool

  /// Creates a group that calls a closure with whether all of its animations finished.
  package init(completion: ((Bool) -> Void)?) {
    self.completion = completion
    isTransaction = false
  }

  /// Creates the group of a transaction, inside the group of another one.
  init(ofTransactionWithin outer: AnimationGroup?, completion: ((Bool) -> Void)?) {
    self.completion = completion
    self.outer = outer
    isTransaction = true
    outer?.add()
  }

  /// Makes the current transaction wait for this group.
  private func joinTransaction() {
    guard outer == nil, !isTransaction, let open = CATransaction.currentGroup else { return }
    outer = open
    open.add()
  }

  func setCompletion(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  var currentCompletion: ((Bool) -> Void)? { completion }

  func add() {
    joinTransaction()
    pending += 1
  }

  func finishOne(completed: Bool) {
    pending -= 1
    if !completed { allCompleted = false }
    if pending == 0, !isOpen { complete() }
  }

  /// Marks the group as complete, and calls the closure immediately if there are no animations.
  func commit() {
    guard isOpen else { return }
    isOpen = false
    if pending == 0 { complete() }
  }

  /// Marks the group as complete, and calls the closure in a later turn if there are no animations.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    guard pending == 0, completion != nil || outer != nil else { return }
    joinTransaction()
    nonisolated(unsafe) let group = self
    _ = DeviceClock.shared.schedule(after: 0, repeating: false, keepsAwake: true) {
      group.complete()
    }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(allCompleted)
    let outer = outer
    self.outer = nil
    outer?.finishOne(completed: true)
  }
}
