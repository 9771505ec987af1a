import FoundationNetworking

/// Returns the delegates of tasks, which are `self`, or what Foundation asks instead of them.
@_spi(Quince)
open class ServerTaskDelegate {
  /// Takes the place of `URLSessionTask.delegate`.
  open func delegate() -> (any URLSessionTaskDelegate)? {
    let task = unsafeBitCast(self, to: URLSessionTask.self)
    let delegate = task.ownDelegate()
    return TaskDelegates.substitute(for: delegate, of: task) as? any URLSessionTaskDelegate
      ?? delegate
  }
}

extension URLSessionTask {
  @_silgen_name("$s20FoundationNetworking14URLSessionTaskC8delegateAA0cD8Delegate_pSgvg")
  fileprivate func ownDelegate() -> (any URLSessionTaskDelegate)?
}
