import CoreGraphics
import Dispatch
import FoundationSupplement

/// Returns the type ID of the objects.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitygettypeid()>.
public func SCNetworkReachabilityGetTypeID() -> CFTypeID {
  CFTypeID(bitPattern: ObjectIdentifier(SCNetworkReachability.self).hashValue)
}

/// Stores the ways in which a host can be reached.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitygetflags(_:_:)>.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

/// Sets the function to call when a host can be reached in another way, or removes it.
///
/// It's called once the object has a run loop or a queue.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitysetcallback(_:_:_:)>.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout, callout == nil ? nil : context?.pointee)
  return true
}

/// Calls the callback in a mode of a run loop.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityschedulewithrunloop(_:_:_:)>.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.schedule(runLoop, runLoopMode)
  return true
}

/// Stops calling the callback in a mode of a run loop.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityunschedulefromrunloop(_:_:_:)>.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ runLoopMode: CFString
) -> Bool {
  target.unschedule(runLoop, runLoopMode)
}

/// Calls the callback on a queue, or on none.
///
/// Follows
/// <https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilitysetdispatchqueue(_:_:)>.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  target.setQueue(queue)
  return true
}
