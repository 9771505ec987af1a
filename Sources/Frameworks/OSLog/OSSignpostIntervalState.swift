/// An interval that has begun.
///
/// Follows <https://developer.apple.com/documentation/os/ossignpostintervalstate>.
public final class OSSignpostIntervalState: Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID

  init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }

  /// Returns the state of an interval that another object has begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }
}
