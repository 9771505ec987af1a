import AppRuntime

extension CALayer {
  /// Calls the delegate, which requires the main thread.
  final func ask(
    _ delegate: any CALayerDelegate, _ question: @MainActor (any CALayerDelegate, CALayer) -> Void
  ) {
    nonisolated(unsafe) let delegate = delegate
    nonisolated(unsafe) let layer = self
    MainQueue.runHere { question(delegate, layer) }
  }

  /// Calls the owner, which requires the main thread.
  /// - Returns: Whether there's an owner.
  @discardableResult
  final func askOwner(_ question: @MainActor (any LayerOwner) -> Void) -> Bool {
    nonisolated(unsafe) let owner = owner
    guard owner != nil else { return false }
    MainQueue.runHere { if let owner { question(owner) } }
    return true
  }
}
