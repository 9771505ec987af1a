/// A URL session's delegate with a method that's called for each new task.
///
/// The objects have no types here, so that only apps with connections load the code for them.
package protocol TaskCreationObserver {
  /// Calls the method.
  nonisolated func quinceSession(_ session: AnyObject, didCreate task: AnyObject)
}
