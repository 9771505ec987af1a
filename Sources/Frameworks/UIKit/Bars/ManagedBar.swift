import AppRuntime

/// Checks of the bars that a navigation controller can manage.
///
/// The items and the delegate of such a bar belong to the controller, so the app can't change them.
enum ManagedBar {
  /// Ends the app if it calls a method of a bar that a controller manages.
  static func check(
    call method: String, on bar: String, managedBy controller: UINavigationController?
  ) {
    guard controller != nil else { return }
    raise(
      "NSInternalInconsistencyException",
      "Cannot call \(method) directly on a \(bar) managed by a controller.")
  }

  /// Ends the app if it sets the delegate of a bar that a controller manages to another object.
  static func check(
    delegate: AnyObject?, of bar: String, managedBy controller: UINavigationController?
  ) {
    guard let controller, delegate !== controller else { return }
    raise(
      "NSInternalInconsistencyException",
      "Cannot manually set the delegate on a \(bar) managed by a controller.")
  }
}
