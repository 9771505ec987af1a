/// A URL session's delegate with a method for tasks that wait for a connection, which only the app
/// itself calls, because no task waits.
///
/// The objects have no types here, so that only apps with connections load the code for them.
package protocol TaskWaitingObserver {
  /// Calls the method.
  nonisolated func quinceSession(_ session: AnyObject, isWaiting task: AnyObject)
}
