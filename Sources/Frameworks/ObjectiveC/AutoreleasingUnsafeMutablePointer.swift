import Foundation

/// A pointer to a place that holds an object without owning it, such as the one that a method
/// stores an error in.
///
/// Follows <https://developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer>.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let place: UnsafeMutableRawPointer

  /// Creates a pointer to the place that another pointer refers to, or `nil`.
  public init?<Other>(_ from: UnsafeMutablePointer<Other>?) {
    guard let from else { return nil }
    self.init(from)
  }

  /// Creates a pointer to the place that another pointer refers to.
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    place = UnsafeMutableRawPointer(from)
  }

  /// The object in the place; one that's stored there lives at least until the current turn of the
  /// main queue ends.
  public var pointee: Pointee {
    get {
      guard let address = place.load(as: UnsafeMutableRawPointer?.self) else {
        return Optional<AnyObject>.none as! Pointee
      }
      return Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue() as! Pointee
    }
    nonmutating set {
      let object = newValue as AnyObject?
      place.storeBytes(
        of: object.map { Unmanaged.passUnretained($0).toOpaque() },
        as: UnsafeMutableRawPointer?.self)
      nonisolated(unsafe) let kept = object
      DispatchQueue.main.async { withExtendedLifetime(kept) {} }
    }
  }

  /// The object that is some places behind.
  public subscript(index: Int) -> Pointee {
    AutoreleasingUnsafeMutablePointer(
      (place + index * MemoryLayout<UnsafeRawPointer>.stride).assumingMemoryBound(
        to: Pointee.self)
    ).pointee
  }
}
