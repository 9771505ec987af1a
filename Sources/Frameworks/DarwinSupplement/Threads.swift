import Foundation

/// Fills in the number of a thread, of which no other thread of the app has the same.
/// - Parameter thread: The thread, or `nil` for this one.
@discardableResult
public func pthread_threadid_np(_ thread: pthread_t?, _ thread_id: UnsafeMutablePointer<UInt64>!)
  -> Int32
{
  guard let thread_id else { return EINVAL }
  thread_id.pointee = UInt64(thread ?? pthread_self())
  return 0
}

/// Returns 1 on the main thread, and 0 on others.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Names the thread that calls the function.
@discardableResult
public func pthread_setname_np(_ name: UnsafePointer<CChar>) -> Int32 {
  Thread.current.name = String(cString: name)
  return 0
}
