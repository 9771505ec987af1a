import AppRuntime

/// Animations after whose end something is done.
package final class AnimationGroup {
  private var pending = 0
  private var isOpen = true
  private var allCompleted = true
  private var completion: ((Bool) -> Void)?

  /// Creates a group that calls back with whether all of its animations came to their end.
  package init(completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  func setCompletion(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  var currentCompletion: ((Bool) -> Void)? { completion }

  func add() {
    pending += 1
  }

  func finishOne(completed: Bool) {
    pending -= 1
    if !completed { allCompleted = false }
    if pending == 0, !isOpen { complete() }
  }

  /// Says that no more animations will be added, and calls back at once where there are none.
  func commit() {
    guard isOpen else { return }
    isOpen = false
    if pending == 0 { complete() }
  }

  /// Says that no more animations will be added, and calls back in a later turn where there are none.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    guard pending == 0, completion != nil else { return }
    nonisolated(unsafe) let group = self
    _ = DeviceClock.shared.schedule(after: 0, repeating: false, keepsAwake: true) {
      group.complete()
    }
  }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(allCompleted)
  }
}
