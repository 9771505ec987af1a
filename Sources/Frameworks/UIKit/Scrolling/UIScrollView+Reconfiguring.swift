import AppRuntime

extension UIScrollView {
  /// Terminates the app if a cell that's being reconfigured is dequeued with a different
  /// identifier.
  func checkReconfigured(_ own: String?, isDequeuedBy identifier: String) {
    guard own != identifier else { return }
    raise(
      "NSInternalInconsistencyException",
      "Attempted to dequeue a cell for a different registration or reuse identifier than the "
        + "existing cell when reconfiguring an item, which is not allowed. You can only dequeue a "
        + "cell with the same registration or reuse identifier that was used to dequeue the "
        + "existing cell. Dequeued reuse identifier: \(identifier); Original reuse identifier: "
        + "\(own ?? "none")")
  }
}
