/// A URL session's delegate that loads a request for a task of another session.
///
/// The objects have no types here, so that only apps with connections load the code for them.
package protocol OuterTask {
  /// The other session.
  var outerSession: AnyObject? { get }
  /// The other session's task.
  var outerTask: AnyObject? { get }
}
